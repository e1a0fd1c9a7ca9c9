/** Fields of pages that somebody has typed into, kept pages' included. */
const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();

const isText = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(target.type));

/** Remembers what is typed into pages from now on. Returns the way to stop. */
export function rememberTyping(): () => void {
  const remember = ({ target }: Event) => {
    if (isText(target) && target.closest('main')) typed.add(target);
  };
  document.addEventListener('input', remember, true);
  return () => document.removeEventListener('input', remember, true);
}

/** Whether a new document would lose what was typed into a page, the shown one or one that is kept. */
export function hasTypedText(): boolean {
  for (const field of typed) if (!field.isConnected) typed.delete(field);
  return [...typed].some(({ value }) => value !== '');
}
