import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Traces } from 'traces';
import { sqlStateOf } from './connection-lost';
import type { RunStatement } from './run-statement';
import * as schema from './schema';

interface Summary {
  readonly operation: string;
  readonly table: string | undefined;
}

const tables = new Set(
  Object.values(schema).flatMap((each: unknown) => (is(each, PgTable) ? getTableName(each) : [])),
);
const operations = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release|set)\b/i;
const named = /\b(?:from|into|update|join)\s+"?(\w+)"?/gi;

/** Only words that are known before: what stands in a statement may be a buyer's. */
function summarise(text: string): Summary {
  const table = [...text.matchAll(named)].map(([, name = '']) => name).find((name) => tables.has(name));
  return { operation: operations.exec(text)?.[1]?.toLowerCase() ?? 'statement', table };
}

// Lists of any length make any number of statements.
const mostSummaries = 1_000;

/**
 * A span for each statement of a call that is traced: its operation and its first table, neither its text nor its
 * values.
 */
export function traceStatements({ api, tracer }: Traces): RunStatement {
  const summaries = new Map<string, Summary>();

  function summaryOf(text: string): Summary {
    const known = summaries.get(text);
    if (known) return known;
    const summary = summarise(text);
    if (summaries.size < mostSummaries) summaries.set(text, summary);
    return summary;
  }

  return async (text, run) => {
    if (!api.trace.getActiveSpan()?.isRecording()) return run();
    const { operation, table } = summaryOf(text);
    const span = tracer.startSpan(table ? `${operation} ${table}` : operation, {
      kind: api.SpanKind.CLIENT,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(table && { 'db.collection.name': table }),
      },
    });
    try {
      return await run();
    } catch (error) {
      span.setStatus({ code: api.SpanStatusCode.ERROR });
      span.setAttribute('error.type', sqlStateOf(error) ?? 'lost');
      throw error;
    } finally {
      span.end();
    }
  };
}
