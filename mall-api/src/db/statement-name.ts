import { createHash } from 'node:crypto';
import type { QueryConfig } from 'pg';

// Lists of any length make unlimited statements, and a connection keeps every named one.
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
 * Names a statement by its text, so that PostgreSQL parses and plans it once per connection. An empty name
 * leaves a statement to be planned for its values.
 */
export function named(statement: QueryConfig, values: unknown[] | undefined): QueryConfig {
  const name = statement.name === undefined && values ? nameOf(statement.text) : undefined;
  return name === undefined ? statement : { ...statement, name };
}

/**
 * Removes a statement's name: behind a pooler, the connection that prepared it may be another client's by
 * now.
 */
export const unnamed = (statement: QueryConfig): QueryConfig => ({ ...statement, name: '' });
