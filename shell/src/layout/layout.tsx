import { memo, type ReactNode, useRef } from 'react';
import { narrowWindow, SkipButton, useMedia } from 'shared-kernel/ui';
import { FloatingTools } from './floating-tools';
import { Footer } from './footer';
import { Header } from './header';
import styles from './layout.module.css';
import { TabBar } from './tab-bar';
import { useFocusAfterNavigation } from './use-focus-after-navigation';

// Nothing of these depends on which page is shown but what asks for the location itself.
const SteadyHeader = memo(Header);
const SteadyFooter = memo(Footer);
const SteadyTools = memo(FloatingTools);
const SteadyTabs = memo(TabBar);

/** Header, page area and footer: the app shell around every page but the login. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const isPhone = useMedia(narrowWindow);
  useFocusAfterNavigation(main);
  return (
    <>
      <SkipButton text="跳到主要内容" to={main} />
      <SteadyHeader />
      <main ref={main} tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <SteadyFooter />
      <SteadyTools />
      {isPhone && <SteadyTabs />}
    </>
  );
}
