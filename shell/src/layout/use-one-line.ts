import { useSyncExternalStore } from 'react';

/** Wide and low, as the screens of offices are; `shell.css` and the stylesheets of the header say the same. */
const oneLine = '(width >= 992px) and (height < 900px)';

function subscribe(onChange: () => void) {
  const list = matchMedia(oneLine);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the header has one line only, so that a low window shows what is sold. */
export const useOneLine = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(oneLine).matches);
