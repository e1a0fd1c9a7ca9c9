import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { errorCode } from './durable-files';
import { ReleaseError } from './release-error';

/** Reads and validates a JSON file; null when there is none. */
export async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T | null> {
  try {
    return parseJson(await readFile(file, 'utf8'), schema, file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Validates JSON text; a refusal names where it came from. */
export function parseJson<T>(text: string, schema: z.ZodType<T>, source: string): T {
  const result = schema.safeParse(parse(text, source));
  if (result.success) return result.data;
  throw new ReleaseError(`${source} is not as expected:\n${z.prettifyError(result.error)}`);
}

export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function parse(text: string, source: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ReleaseError(`${source} is not JSON`);
  }
}
