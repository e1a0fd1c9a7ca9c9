import type { Migration } from '../db/migration/read-migrations';
import { kindOf } from '../db/migration/read-migrations';

/** Migrations of a small shop: two of its first version, then those of the given names. */
export function smallMigrations(later: Readonly<Record<string, readonly string[]>> = {}): Migration[] {
  const files = {
    '0000_baseline': ['create table orders (id bigserial primary key, remark text not null default $$$$)'],
    '0001_search': ['create table notes (id bigserial primary key, words varchar(20))'],
    ...later,
  };
  return Object.entries(files).map(([tag, statements], index) => {
    const kind = kindOf(tag);
    if (!kind) throw new Error(`${tag} has no kind`);
    return { tag, kind, madeAt: 1_000 + index, hash: tag, statements };
  });
}

/** A column that gets another name: while both versions write, each fills the other's column. */
export const renamed = {
  '0002_expand_buyer_remark': [
    'alter table orders add column buyer_remark text',
    `create function orders_remark() returns trigger language plpgsql as $$ begin
       if tg_op = 'INSERT' then
         new.buyer_remark := coalesce(new.buyer_remark, new.remark, '');
         new.remark := new.buyer_remark;
       elsif new.buyer_remark is distinct from old.buyer_remark then new.remark := coalesce(new.buyer_remark, '');
       else new.buyer_remark := new.remark;
       end if;
       return new;
     end $$`,
    'create trigger orders_remark before insert or update on orders for each row execute function orders_remark()',
  ],
  '0003_backfill_buyer_remark': [
    `-- backfill orders by id
     update orders set buyer_remark = remark where id > $1 and id <= $2 and buyer_remark is null`,
    'select exists (select from orders where buyer_remark is null) as unfinished',
  ],
  '0004_contract_remark': [
    'drop trigger orders_remark on orders',
    'drop function orders_remark()',
    'alter table orders drop column remark',
    `alter table orders alter column buyer_remark set default ''`,
  ],
} as const;
