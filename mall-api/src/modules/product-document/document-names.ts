import type { ProductDocumentKind } from '../../db/schema';

/** What buyers read of a kind. */
export const documentKindNames: Readonly<Record<ProductDocumentKind, string>> = {
  instructions: '使用说明书',
  sds: '安全技术说明书（SDS）',
  registration: '注册证/备案凭证',
  report: '检验报告',
  brochure: '产品彩页',
  other: '其他资料',
};

// What some system takes for a folder, a device or the end of a name.
const unfit = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;
const longest = 100;

/** A name as every system can save it, whatever it was called; it never leads out of a folder. */
export function savableName(name: string): string {
  const clean = name
    .replace(unfit, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(/\.pdf$/i, '');
  return `${[...clean].slice(0, longest).join('') || '资料'}.pdf`;
}

/** Names for one folder: where two are the same, the later one is numbered. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let distinct = name;
    for (let number = 2; taken.has(distinct.toLowerCase()); number += 1) {
      distinct = name.replace(/\.pdf$/, ` (${number}).pdf`);
    }
    taken.add(distinct.toLowerCase());
    return distinct;
  });
}
