import type { DocumentedCall, Shape } from './api-document';

/** How a claim refers to the types below. */
export const API = "import('./api').Api";
export const API_FILE = 'api.ts';

/** The documented shapes of calls in TypeScript, to be held against those that apps were compiled with. */
export const apiTypesFile = (calls: Iterable<readonly [call: string, documented: DocumentedCall]>): string =>
  [
    'export interface Api {',
    ...[...calls].map(
      ([call, { request, reply }]) =>
        `  ${JSON.stringify(call)}: { request: ${request ? typeOf(request) : 'never'}; reply: ${reply ? typeOf(reply) : 'never'} };`,
    ),
    '}',
  ].join('\n');

/** @returns the type of the values that a shape describes; `unknown` where it says nothing of them */
function typeOf(shape: Shape): string {
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  const alternatives = shape.anyOf ?? shape.oneOf;
  if (alternatives) return `(${alternatives.map(typeOf).join(' | ')})`;
  const kinds = [shape.type ?? []].flat().map((type) => ofOneType(type, shape));
  return kinds.length === 0 ? 'unknown' : `(${kinds.join(' | ')})`;
}

function ofOneType(type: string, shape: Shape): string {
  switch (type) {
    case 'integer':
      return 'number';
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return type;
    case 'array':
      return `Array<${shape.items ? typeOf(shape.items) : 'unknown'}>`;
    case 'object':
      return objectType(shape);
    default:
      return 'unknown';
  }
}

function objectType({ properties = {}, required = [], propertyNames, additionalProperties }: Shape): string {
  const named = Object.entries(properties).map(([name, shape]) =>
    required.includes(name)
      ? `${JSON.stringify(name)}: ${typeOf(shape)}`
      : `${JSON.stringify(name)}?: ${typeOf(shape)} | undefined`,
  );
  const keys = propertyNames?.enum ? typeOf(propertyNames) : 'string';
  const others =
    typeof additionalProperties === 'object' ? ` & Record<${keys}, ${typeOf(additionalProperties)}>` : '';
  return `{ ${named.join('; ')} }${others}`;
}
