import { type ReactNode, useRef } from 'react';
import { FloatingTools } from './floating-tools';
import { Footer } from './footer';
import { Header } from './header';
import styles from './layout.module.css';
import { useFocusAfterNavigation } from './use-focus-after-navigation';

/** Header, page area and footer: the frame around every page but the login. */
export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useFocusAfterNavigation(main);
  return (
    <>
      <button type="button" className={styles['skip']} onClick={() => main.current?.focus()}>
        跳到主要内容
      </button>
      <Header />
      <main ref={main} tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      <Footer />
      <FloatingTools />
    </>
  );
}
