// Characters beyond the Basic Multilingual Plane, emoji, private use characters and CJK extension A: the
// typeface of contracts and papers lacks them.
const unprintable = /[\u{10000}-\u{10ffff}\u3400-\u4dbf\ue000-\uf8ff]|\p{Emoji_Presentation}/u;

// Invisible characters: two names could look alike, and a name of nothing else looks empty.
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Why a text cannot be printed on a contract, as Chinese text; null when it can. Text for contracts is
 * validated with it, because a contract must print every character.
 */
export function printProblem(text: string): string | null {
  if (invisible.test(text)) return '含有看不见的字符，请删除后重新输入';
  const [sign] = unprintable.exec(text) ?? [];
  return sign === undefined ? null : `“${sign}”无法印在合同上，请改用常用字`;
}
