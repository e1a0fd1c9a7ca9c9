import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SQL, StringChunk } from 'drizzle-orm';
import { recordedSql, textOf } from './template-database';

/** Setup of a test file: writes down which SQL it has built for the database. */
const built = new Set<string>();
const build = SQL.prototype.buildQueryFromSourceParams;
SQL.prototype.buildQueryFromSourceParams = function record(chunks, config) {
  built.add(textOf(chunks.flatMap((chunk) => (chunk instanceof StringChunk ? [chunk.value.join('')] : []))));
  return build.call(this, chunks, config);
};

afterAll(() => writeFileSync(join(recordedSql(), `${randomUUID()}.json`), JSON.stringify([...built])));
