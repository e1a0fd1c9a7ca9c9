import { kindOf, type Migration } from './read-migrations';

/**
 * Why this version can no longer use a database with these migrations: a newer one has removed what it needs.
 * Additions of a newer version do no harm.
 */
export function outlivedBy(
  applied: ReadonlyMap<number, string | null>,
  migrations: readonly Migration[],
): string | undefined {
  const known = new Set(migrations.map(({ madeAt }) => madeAt));
  for (const [madeAt, tag] of applied)
    if (tag !== null && !known.has(madeAt) && kindOf(tag) === 'contract')
      return `数据库已由更新的版本收缩（${tag}），此版本不能再使用它：请启动包含该迁移的版本`;
  return undefined;
}
