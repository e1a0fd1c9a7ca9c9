/**
 * As much of `URL` and `URLSearchParams` as drawing a page asks for: a bare V8 context has neither, and none of Node's
 * objects may enter it.
 */
export class Query {
  /** @type {[name: string, value: string][]} */
  #pairs = [];

  /** @param {string | Iterable<readonly [string, string]> | Readonly<Record<string, string>>} [init] */
  constructor(init = '') {
    if (typeof init === 'string')
      for (const pair of init.replace(/^\?/, '').split('&').filter(Boolean)) {
        const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? [];
        this.#pairs.push([decoded(name), decoded(value)]);
      }
    else
      for (const [name, value] of Symbol.iterator in init ? init : Object.entries(init))
        this.#pairs.push([`${name}`, `${value}`]);
  }

  get size() {
    return this.#pairs.length;
  }

  /** @param {string} name */
  get(name) {
    return this.#pairs.find(([one]) => one === name)?.[1] ?? null;
  }

  /** @param {string} name */
  getAll(name) {
    return this.#pairs.flatMap(([one, value]) => (one === name ? [value] : []));
  }

  /** @param {string} name */
  has(name) {
    return this.#pairs.some(([one]) => one === name);
  }

  /** @param {string} name @param {string} value */
  append(name, value) {
    this.#pairs.push([name, `${value}`]);
  }

  /** @param {string} name @param {string} value */
  set(name, value) {
    const place = this.#pairs.findIndex(([one]) => one === name);
    if (place < 0) return this.append(name, value);
    this.#pairs[place] = [name, `${value}`];
    this.#pairs = this.#pairs.filter(([one], index) => one !== name || index === place);
  }

  /** @param {string} name */
  delete(name) {
    this.#pairs = this.#pairs.filter(([one]) => one !== name);
  }

  /** @param {(value: string, name: string, query: Query) => void} visit */
  forEach(visit) {
    for (const [name, value] of this.#pairs) visit(value, name, this);
  }

  keys() {
    return this.#pairs.map(([name]) => name).values();
  }

  values() {
    return this.#pairs.map(([, value]) => value).values();
  }

  entries() {
    return this.#pairs.map(([name, value]) => /** @type {[string, string]} */ ([name, value])).values();
  }

  [Symbol.iterator]() {
    return this.entries();
  }

  toString() {
    return this.#pairs.map((pair) => pair.map(encoded).join('=')).join('&');
  }
}

/** @param {string} text */
function decoded(text) {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}

/** As forms do it. @param {string} text */
const encoded = (text) =>
  encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const ABSOLUTE = /^([a-z][a-z0-9+.-]*:)\/\/([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/is;
const RELATIVE = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

/** An address of the web. */
export class Address {
  /** @type {string} */ protocol;
  /** @type {string} */ host;
  /** @type {string} */ pathname;
  /** @type {string} */ search;
  /** @type {string} */ hash;
  /** @type {Query} */ searchParams;

  /** @param {string | Address} text @param {string | Address} [base] */
  constructor(text, base) {
    const given = `${text}`.startsWith('//') && base ? new Address(base).protocol + text : `${text}`;
    const whole = ABSOLUTE.exec(given);
    if (whole) {
      const [, protocol = '', host = '', pathname, search = '', hash = ''] = whole;
      [this.protocol, this.host] = [protocol.toLowerCase(), host.toLowerCase()];
      this.pathname = withoutDots(pathname || '/');
      [this.search, this.hash] = [lone(search), lone(hash)];
    } else {
      if (base === undefined) throw new TypeError(`Invalid URL: ${given}`);
      const { protocol, host, pathname: from, search: asked } = new Address(base);
      const [, path = '', search = '', hash = ''] = RELATIVE.exec(given) ?? [];
      [this.protocol, this.host] = [protocol, host];
      this.pathname = withoutDots(
        path.startsWith('/') ? path : path ? from.replace(/[^/]*$/, '') + path : from,
      );
      this.search = lone(path || search ? search : asked);
      this.hash = lone(hash);
    }
    this.searchParams = new Query(this.search);
  }

  get origin() {
    return `${this.protocol}//${this.host}`;
  }

  get hostname() {
    return this.host.replace(/:\d+$/, '');
  }

  get port() {
    return /:(\d+)$/.exec(this.host)?.[1] ?? '';
  }

  get href() {
    return this.origin + this.pathname + this.search + this.hash;
  }

  toString() {
    return this.href;
  }
}

/** A sign with nothing behind it says nothing. @param {string} part */
const lone = (part) => (part.length > 1 ? part : '');

/** @param {string} path */
function withoutDots(path) {
  /** @type {string[]} */
  const steps = [];
  const parts = path.split('/').slice(1);
  for (const [place, part] of parts.entries()) {
    if (part === '..') steps.pop();
    else if (part !== '.') steps.push(part);
    if ((part === '.' || part === '..') && place === parts.length - 1) steps.push('');
  }
  return `/${steps.join('/')}`;
}
