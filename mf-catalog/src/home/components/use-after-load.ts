import { useEffect, useState } from 'react';

/** True once the page has loaded what it needs first and the browser has a moment to spare. */
export function useAfterLoad(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      timer = setTimeout(() => setIsAfter(true), 300);
    };
    if (document.readyState === 'complete') soon();
    else window.addEventListener('load', soon, { once: true });
    return () => {
      window.removeEventListener('load', soon);
      clearTimeout(timer);
    };
  }, []);
  return isAfter;
}
