import { createHash } from 'node:crypto';
import type { QueryConfig } from 'pg';

// Lists of any length make statements without end, and a connection keeps all that have a name.
const mostNames = 500;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  names.set(text, name);
  return name;
}

/**
 * Names a statement by its text, so that PostgreSQL parses and plans it once for a connection and not every time. A
 * statement whose name is empty is left to be planned for its values.
 */
export function named(statement: QueryConfig, values: unknown[] | undefined): QueryConfig {
  const name = statement.name === undefined && values ? nameOf(statement.text) : undefined;
  return name === undefined ? statement : { ...statement, name };
}

/** Takes a statement's name away: behind a pooler the connection that knows it may be somebody else's by now. */
export const unnamed = (statement: QueryConfig): QueryConfig => ({ ...statement, name: '' });
