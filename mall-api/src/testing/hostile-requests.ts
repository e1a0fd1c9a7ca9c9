import { type CallPath, calls } from 'shared-kernel/contracts';
import { z } from 'zod';

/** A path in a request, with its schema. */
interface Place {
  readonly path: readonly (string | number)[];
  readonly schema: JsonSchema;
}

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface HostileRequest {
  /** What is wrong, and where: `count: above its maximum`. */
  readonly name: string;
  readonly body: unknown;
}

const missing = Symbol('missing');

/** Values that are wrong anywhere, or plain text that resembles code. */
export const anywhere: readonly [name: string, value: unknown][] = [
  ['missing', missing],
  ['null', null],
  ['yes', true],
  ['an empty text', ''],
  ['blanks', '   '],
  ['SQL', "1' or '1'='1'; drop table orders; --"],
  ['a pattern', '%_\\'],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['a path', '../../etc/passwd'],
  ['NUL', 'a\u0000b'],
  ['half a character', '\ud800'],
  ['a mark that turns around', 'a\u202eb'],
  ['a long text', 'x'.repeat(100_000)],
  ['zero', 0],
  ['a negative number', -1],
  ['a part', 0.5],
  ['a number beyond all', 1e300],
  ['an unsafe integer', 2 ** 53],
  ['a number as a text', '1'],
  ['an id of nobody', '9223372036854775807'],
  ['an id beyond the database', '9223372036854775808'],
  ['the first day of all', '0001-01-01'],
  ['a day that is none', '2026-02-30'],
  ['an empty list', []],
  ['a list of everything', [null, {}, [], 'x', 1, true]],
  ['an object', { toString: 'x', constructor: { prototype: {} } }],
];

/** Values just outside a schema's limits. */
function* outside(schema: JsonSchema, right: unknown): Generator<[string, unknown]> {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  if (minimum !== undefined) yield ['below its minimum', minimum - 1];
  if (maximum !== undefined) yield ['above its maximum', maximum + 1];
  if (minLength) yield ['too short', '1'.repeat(minLength - 1)];
  if (maxLength !== undefined) yield ['too long', '1'.repeat(maxLength + 1)];
  if (!Array.isArray(right) || right.length === 0) return;
  if (minItems) yield ['too few', right.slice(0, minItems - 1)];
  yield ['the same twice', [...right, ...right]];
  yield ['too many', Array.from({ length: (maxItems ?? 1000) + 1 }, () => right[0])];
}

/** Every path that a valid request fills, with its schema. */
function* places(schema: JsonSchema, right: unknown, path: Place['path'] = []): Generator<Place> {
  const here = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (path.length > 0) yield { path, schema: here };
  if (Array.isArray(right)) {
    if (right.length > 0) yield* places(here.items ?? {}, right[0], [...path, 0]);
  } else if (typeof right === 'object' && right !== null) {
    for (const [field, value] of Object.entries(right)) {
      yield* places(here.properties?.[field] ?? {}, value, [...path, field]);
    }
  }
}

const at = (value: unknown, path: Place['path']): unknown =>
  path.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], value);

/** A copy of a request with one value replaced. */
function withValue(request: unknown, path: Place['path'], value: unknown): unknown {
  const copy = structuredClone(request);
  const last = path.at(-1) ?? '';
  const holder = at(copy, path.slice(0, -1)) as Record<string, unknown>;
  if (value === missing) delete holder[last];
  else holder[last] = value;
  return copy;
}

/** A valid request made invalid in every way that its contract and the general list give. */
export function* hostileRequests(call: CallPath, right: unknown): Generator<HostileRequest> {
  const schema = z.toJSONSchema(calls[call].request, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  for (const place of places(schema, right)) {
    const wrong = [...anywhere, ...outside(place.schema, at(right, place.path))];
    for (const [name, value] of wrong) {
      yield { name: `${place.path.join('.')}: ${name}`, body: withValue(right, place.path, value) };
    }
  }
  yield { name: 'a field that is unheard of', body: { ...(right as object), unheardOf: 1 } };
  // A query string always has fields.
  if (calls[call].method === 'POST') yield { name: 'no object', body: [right] };
}
