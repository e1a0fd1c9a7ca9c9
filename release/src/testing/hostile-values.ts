/** Wrong wherever they stand, or ordinary text that wants to be taken for something else. */
const hostileValues: readonly [name: string, value: unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['yes', true],
  ['an empty text', ''],
  ['an option', '--store=/tmp/x'],
  ['a path', '../../etc/passwd'],
  ['a shell command', '$(touch /tmp/x); `id`'],
  ['NUL', 'a\u0000b'],
  ['half a character', '\ud800'],
  ['a mark that turns around', 'a\u202eb'],
  ['a long text', 'x'.repeat(100_000)],
  ['a negative number', -1],
  ['a number beyond all', 1e300],
  ['a list of everything', [null, {}, [], 'x', 1, true]],
  ['an object', JSON.parse('{"toString":"x","__proto__":{"store":"/tmp/x"}}')],
];

export interface Hostile {
  /** What is wrong, and where. */
  name: string;
  value: unknown;
}

/** Something right made wrong in every one of its places. */
export function* hostileCopies(right: unknown): Generator<Hostile> {
  for (const path of places(right))
    for (const [name, value] of hostileValues)
      yield { name: `${path.join('.')}: ${name}`, value: withValue(right, path, value) };
}

function* places(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (path.length > 0) yield path;
  if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* places(inner, [...path, name]);
}

function withValue(whole: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const copy: Record<string, unknown> = Array.isArray(whole)
    ? ([...whole] as never)
    : { ...(whole as object) };
  copy[name] = rest.length === 0 ? value : withValue(copy[name], rest, value);
  return copy;
}
