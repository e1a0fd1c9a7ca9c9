import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../testing/template-database';
import { loggedError } from './logged-error';

test('a failed query is logged with its text and without its values', async () => {
  const db = await openTestDatabase();
  try {
    const failing = db.execute(sql`select ${'secret-token'}::text from nowhere`);
    const error = await failing.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const logged = JSON.stringify(loggedError(error));
    expect(logged).toContain('nowhere');
    expect(logged).toContain('42P01');
    expect(logged).toContain('logged-error.test.ts');
    expect(logged).not.toContain('secret-token');
  } finally {
    await db.close();
  }
});

test('a non-error reveals nothing', () => {
  expect(loggedError('secret')).toEqual({ type: 'string', message: 'not an error', stack: '' });
});
