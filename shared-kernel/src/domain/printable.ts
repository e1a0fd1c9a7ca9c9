// Beyond the Basic Multilingual Plane, pictures, characters of one's own, and the first extension of rare characters:
// the typeface of contracts and papers has none of them.
const unprintable = /[\u{10000}-\u{10ffff}\u3400-\u4dbf\ue000-\uf8ff]|\p{Emoji_Presentation}/u;

/**
 * Why a text cannot be printed on a contract, in the words the buyer reads; null when it can. What is typed there is
 * checked with it, because a contract leaves nothing out.
 */
export function printProblem(text: string): string | null {
  const [sign] = unprintable.exec(text) ?? [];
  return sign === undefined ? null : `“${sign}”无法印在合同上，请改用常用字`;
}
