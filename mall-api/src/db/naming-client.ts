import { createHash } from 'node:crypto';
import { Client, type QueryConfig } from 'pg';

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
 * A connection that names statements by their text, so that PostgreSQL parses and plans each of them once and not
 * every time. A statement whose name is empty is left to be planned for its values.
 */
export class NamingClient extends Client {
  // The overloads of `query` differ in what they give back; this one hands on whatever it gets.
  override query = ((config: unknown, values?: unknown, ...rest: unknown[]) => {
    const query = super.query.bind(this) as (...given: unknown[]) => unknown;
    const nameless =
      typeof config === 'object' && config !== null && 'text' in config && !('submit' in config)
        ? (config as QueryConfig)
        : undefined;
    const name = nameless && nameless.name === undefined && Array.isArray(values) && nameOf(nameless.text);
    return query(name ? { ...nameless, name } : config, values, ...rest);
  }) as Client['query'];
}
