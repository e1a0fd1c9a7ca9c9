import { z } from 'zod';
import { callAt } from '../serve/calls-below';

const ANSWER_WITHIN_MS = 10_000;

/** What of JSON Schema says which values there are; lengths and patterns bind nobody's types. */
const shape = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  const: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional(),
  get anyOf() {
    return z.array(shape).optional();
  },
  get oneOf() {
    return z.array(shape).optional();
  },
  get items() {
    return shape.optional();
  },
  get properties() {
    return z.record(z.string(), shape).optional();
  },
  required: z.array(z.string()).optional(),
  get propertyNames() {
    return shape.optional();
  },
  get additionalProperties() {
    return z.union([z.boolean(), shape]).optional();
  },
});
export type Shape = z.infer<typeof shape>;

const body = z.object({ content: z.record(z.string(), z.object({ schema: shape })) });
const method = z.looseObject({
  'x-changes': z.boolean().optional(),
  parameters: z
    .array(
      z.looseObject({
        in: z.string(),
        name: z.string(),
        required: z.boolean().default(false),
        schema: shape,
      }),
    )
    .default([]),
  requestBody: body.optional(),
  responses: z.record(z.string(), z.object({ content: body.shape.content.optional() })).default({}),
});
const document = z.object({
  info: z.object({ version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), method)),
});

/** One call, as the API documents it. */
export interface DocumentedCall {
  /** Whether it changes something. */
  changes: boolean;
  /** Null where it is no JSON. */
  request: Shape | null;
  /** `data` of a reply that succeeded; null where it is a file. */
  reply: Shape | null;
}

/** What the API says of itself. */
export interface ApiDocument {
  version: string;
  /** By path below the address of all calls, such as `file/preview/:fileId`. */
  calls: ReadonlyMap<string, DocumentedCall>;
}

/** @throws Error when the API does not answer, or tells something else. */
export async function readApiDocument(api: string): Promise<ApiDocument> {
  const reply = await fetch(new URL('/docs/json', api), { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  const read = document.safeParse(await reply.json());
  if (!read.success) throw new Error(z.prettifyError(read.error).split('\n')[0]);
  const { info, paths } = read.data;
  const calls = Object.entries(paths).flatMap(([path, methods]) => {
    const call = callAt(path.replace(/\{(\w+)\}/g, ':$1'));
    return call === null ? [] : Object.values(methods).map((one) => [call, documentedCall(one)] as const);
  });
  return { version: info.version, calls: new Map(calls) };
}

const JSON_TYPE = 'application/json';

function documentedCall(of: z.infer<typeof method>): DocumentedCall {
  const envelopes = of.responses['200']?.content?.[JSON_TYPE]?.schema;
  const [succeeded] = envelopes?.oneOf ?? [];
  return {
    changes: of['x-changes'] ?? false,
    request:
      of.requestBody === undefined ? fromParameters(of) : (of.requestBody.content[JSON_TYPE]?.schema ?? null),
    reply: succeeded?.properties?.['data'] ?? null,
  };
}

function fromParameters({ parameters }: z.infer<typeof method>): Shape {
  const sent = parameters.filter((parameter) => parameter.in !== 'header');
  return {
    type: 'object',
    properties: Object.fromEntries(sent.map(({ name, schema }) => [name, schema])),
    required: sent.filter(({ required }) => required).map(({ name }) => name),
  };
}
