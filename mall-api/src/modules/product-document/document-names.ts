import type { ProductDocumentKind } from '../../db/schema';

/** Names of the document kinds for buyers. */
export const documentKindNames: Readonly<Record<ProductDocumentKind, string>> = {
  instructions: '使用说明书',
  sds: '安全技术说明书（SDS）',
  registration: '注册证/备案凭证',
  report: '检验报告',
  brochure: '产品彩页',
  other: '其他资料',
};

// Characters that some system treats as folder, device or end of a name.
const unfit = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;
const longest = 100;

/** A file name that every system can save and that has no path. */
export function savableName(name: string): string {
  const clean = name
    .replace(unfit, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(/\.pdf$/i, '');
  return `${[...clean].slice(0, longest).join('') || '资料'}.pdf`;
}

/** Names for one folder: later duplicates are numbered. */
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
