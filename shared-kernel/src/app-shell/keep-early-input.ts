/**
 * What somebody does with a control of a drawn page counts once, however early: where React has not made it alive yet, it
 * is clicked, typed into, led through by arrows or sent as soon as it is, in the same order. Links and details work by
 * themselves, and boxes show what was chosen at once. Part of a script in the document, so it imports nothing.
 */
export function keepEarlyInput(page: Document): void {
  interface Early {
    readonly element: HTMLElement;
    /** Of what is typed: whether an input method is still composing it. */
    isComposing?: boolean;
    repeat: () => void;
  }
  const early: Early[] = [];
  const boxes = '[type=checkbox],[type=radio]';
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  // Without its words the document has given up on React (release/src/documents/boot-script.ts).
  const hasGivenUp = () => !page.getElementById('words');
  /**
   * React knows the elements of a part before it is done with it, and sets boxes and fields back when it is: at an event
   * that a user causes, at once. Nobody listens to this one.
   */
  const makeAlive = (element: HTMLElement) =>
    element.dispatchEvent(new Event('textInput', { bubbles: true }));
  const repeatFirst = () => {
    if (hasGivenUp()) early.length = 0;
    const [first] = early;
    if (!first) return;
    const isGone = !first.element.isConnected;
    const isHeard = !isGone && isAlive(first.element) && !first.isComposing;
    if (isGone || isHeard) early.shift();
    if (isHeard) {
      makeAlive(first.element);
      first.repeat();
    }
    requestAnimationFrame(repeatFirst);
  };
  const keep = (entry: Early) => {
    if (early.push(entry) === 1) requestAnimationFrame(repeatFirst);
  };
  /** The part of the drawn page that an event is for, which React does not hear yet. */
  const notAlive = ({ target }: Event, parts: string) => {
    const element = (target as Element).closest<HTMLElement>(parts);
    return element?.closest('#root') && !isAlive(element) && !hasGivenUp() ? element : null;
  };
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const keepClick = (event: Event) => {
    const control = notAlive(event, 'a,summary,button,input,label,[role=tab]');
    if (!control || control.matches('a,summary')) return;
    // The browser clicks what it names.
    if (control.matches('label')) return event.stopImmediatePropagation();
    if (control.matches(boxes)) return keepChoice(event, control as HTMLInputElement);
    stop(event);
    keep({ element: control, repeat: () => control.click() });
  };
  /** React hears of a choice when a click changes what it knows. */
  const keepChoice = (event: Event, box: HTMLInputElement) => {
    event.stopImmediatePropagation();
    const before = box.type === 'checkbox' && !box.checked;
    const repeat = () => {
      box.checked = before;
      box.click();
    };
    keep({ element: box, repeat });
  };
  const keepTyping = (event: Event) => {
    const known = early.findIndex(
      ({ element, isComposing }) => element === event.target && isComposing !== undefined,
    );
    const field = notAlive(event, 'input,textarea,select') as HTMLInputElement | null;
    // Their clicks are kept.
    if (field?.matches(boxes)) return event.stopImmediatePropagation();
    if (!field) {
      if (known >= 0) early.splice(known, 1);
      return;
    }
    // At an event React makes alive what it has the script of, and would hear it twice.
    stop(event);
    const { isComposing = false } = event as InputEvent;
    const entry: Early = { element: field, isComposing, repeat: typeAgain(field, field.value) };
    if (known < 0) keep(entry);
    else early[known] = entry;
  };
  /** As if it was typed now: the value that React knows is set back, beside it. */
  const typeAgain = (field: HTMLInputElement, text: string) => () => {
    const { selectionStart, selectionEnd } = field;
    if (field.type !== 'file') {
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    }
    if (selectionStart !== null) field.setSelectionRange?.(selectionStart, selectionEnd);
    field.dispatchEvent(
      new Event(field.matches('select,[type=file]') ? 'change' : 'input', { bubbles: true }),
    );
  };
  const endComposing = ({ target }: Event) => {
    for (const entry of early) if (entry.element === target) entry.isComposing = false;
  };
  /** In menus and tabs they lead on from where the one before has led. */
  const keepArrow = (event: KeyboardEvent) => {
    const { key } = event;
    const control = notAlive(event, 'a,button,[role=tab]');
    if (!control || !key.startsWith('Arrow')) return;
    event.stopImmediatePropagation();
    const repeat = () =>
      page.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    keep({ element: control, repeat });
  };
  const keepSubmit = (event: Event) => {
    const form = notAlive(event, 'form') as HTMLFormElement | null;
    if (!form) return;
    stop(event);
    keep({ element: form, repeat: () => form.requestSubmit() });
  };

  page.addEventListener('click', keepClick, true);
  page.addEventListener('input', keepTyping, true);
  page.addEventListener('change', keepTyping, true);
  page.addEventListener('compositionend', endComposing, true);
  page.addEventListener('keydown', keepArrow, true);
  page.addEventListener('submit', keepSubmit, true);
}
