import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../testing/template-database';

const minuteMs = 60_000;

test('a connection outlives the rest between two buyers, and is renewed within an hour', async () => {
  const db = await openTestDatabase();
  const backend = async () => {
    const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    return rows[0]?.pid;
  };
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  try {
    const first = await backend();
    jest.advanceTimersByTime(20 * minuteMs);
    expect(await backend()).toBe(first);
    jest.advanceTimersByTime(40 * minuteMs);
    expect(await backend()).not.toBe(first);
  } finally {
    jest.useRealTimers();
    await db.close();
  }
});
