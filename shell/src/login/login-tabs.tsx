import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './login-screen.module.css';

export interface LoginTabsProps {
  tabs: readonly { name: string; panel: ReactNode }[];
}

const storageKey = 'loginTab';

const storedTab = (count: number): number => {
  const stored = Number(sessionStorage.getItem(storageKey));
  return Number.isInteger(stored) && stored > 0 && stored < count ? stored : 0;
};

/** The ways to log in. All stay mounted: what was typed, and a running countdown, outlive a look at another tab. */
export function LoginTabs({ tabs }: LoginTabsProps) {
  const [chosen, setChosen] = useState(() => storedTab(tabs.length));
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const choose = (index: number) => {
    sessionStorage.setItem(storageKey, String(index));
    setChosen(index);
  };

  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    const next = (chosen + step + tabs.length) % tabs.length;
    choose(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label="登录方式" className={styles['tabs']} onKeyDown={onKeyDown}>
        {tabs.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-selected={index === chosen}
            aria-controls={`${id}panel${index}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => choose(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          hidden={index !== chosen}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
