const shortestWord = 3;

interface Split {
  readonly pieces: readonly string[];
  /** Products with the rarer piece. */
  readonly count: number;
}

/**
 * A known word in two pieces, which a name may have apart: 清洗 and 机 for 清洗机, 低温 and 灭菌器. Where there are
 * several ways, that whose rarer piece is the most frequent. Undefined for a word too short to take apart.
 * @param countOf number of products with a text in their name
 */
export function smallerPieces(
  text: string,
  countOf: (text: string) => number,
): readonly string[] | undefined {
  if (text.length < shortestWord) return undefined;
  let best: Split | undefined;
  const last = text.length === shortestWord ? text.length - 1 : text.length - 2;
  for (let at = 2; at <= last; at += 1) {
    const pieces = [text.slice(0, at), text.slice(at)];
    const count = Math.min(...pieces.map(countOf));
    if (count > (best?.count ?? 0)) best = { pieces, count };
  }
  return best?.pieces;
}
