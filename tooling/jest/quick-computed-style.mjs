/**
 * jsdom matches its whole style sheet and computes colours for each question after a style, a fifth of what a screen's
 * test takes. Testing libraries ask for whether something is shown and can be clicked: without style sheets, which a
 * unit test has none of, that follows from inline styles and from what the element is. Everything else is asked of jsdom.
 * @param {Window & typeof globalThis} window whose `getComputedStyle` is replaced
 */
export function quickComputedStyle(window) {
  const computed = window.getComputedStyle.bind(window);
  /** @type {Map<string, string>} */
  const displays = new Map();

  /** @param {Element} element @returns {string} what jsdom's own sheet says */
  const ownDisplay = (element) => {
    const { localName, parentElement } = element;
    const states = ['hidden', 'open'].map((name) => element.hasAttribute(name));
    const key = [localName, element.getAttribute('type'), ...states, parentElement?.localName].join(' ');
    let display = displays.get(key);
    if (display === undefined) {
      display = computed(element).display;
      displays.set(key, display);
    }
    return display;
  };
  /** @param {Element} element @param {'visibility' | 'pointerEvents'} name @param {string} initial */
  const inherited = (element, name, initial) => {
    for (let one = /** @type {Element | null} */ (element); one; one = one.parentElement) {
      const value = inlineStyle(one)?.[name];
      if (value) return value;
    }
    return initial;
  };
  /** @type {Record<string, (element: Element) => string>} */
  const quick = {
    display: (element) => inlineStyle(element)?.display || ownDisplay(element),
    visibility: (element) => inherited(element, 'visibility', 'visible'),
    pointerEvents: (element) => inherited(element, 'pointerEvents', 'auto'),
    'pointer-events': (element) => inherited(element, 'pointerEvents', 'auto'),
    opacity: (element) => inlineStyle(element)?.opacity ?? '',
  };

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || element.ownerDocument.styleSheets.length > 0) return computed(element, pseudo);
    /** @type {CSSStyleDeclaration | undefined} */
    let whole;
    const style = () => (whole ??= computed(element));
    /** @param {string} name */
    const getPropertyValue = (name) => quick[name]?.(element) ?? style().getPropertyValue(name);
    return /** @type {CSSStyleDeclaration} */ (
      new Proxy(
        {},
        {
          get(_, name) {
            if (name === 'getPropertyValue') return getPropertyValue;
            const known = typeof name === 'string' ? quick[name] : undefined;
            if (known) return known(element);
            const value = Reflect.get(style(), name);
            return typeof value === 'function' ? value.bind(style()) : value;
          },
          has: (_, name) => name in style(),
        },
      )
    );
  };
}

/** @param {Element} element */
const inlineStyle = (element) => /** @type {HTMLElement} */ (element).style;
