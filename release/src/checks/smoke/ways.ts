/** How a buyer sits there. */
export interface Way {
  /** For the findings. */
  words: string;
  width: number;
  height: number;
  /** Touched, with the window of a phone. */
  isPhone: boolean;
  /** 大字. */
  largeType: boolean;
  /** 高对比. */
  highContrast: boolean;
}

const plain = { isPhone: false, largeType: false, highContrast: false };
const desk = { width: 1366, height: 768, ...plain };
const phone = { width: 390, height: 844, ...plain, isPhone: true };

/** The first buyer opens everything, and so in the most usual way. */
export const usualWay: Way = { words: '1366 px', ...desk };

const narrow: Way = { words: '390 px', ...phone };
const wide: Way = { words: '1920 px', ...desk, width: 1920, height: 1080 };

export const ways: readonly Way[] = [
  usualWay,
  narrow,
  { words: '1366 px, 大字', ...desk, largeType: true },
  { words: '1366 px, 高对比', ...desk, highContrast: true },
  { words: '390 px, 大字, 高对比', ...phone, largeType: true, highContrast: true },
  wide,
];

/** The windows in which pictures are taken. */
export const picturedWays: readonly Way[] = [narrow, usualWay, wide];

/**
 * Who looks at it in which way: every buyer and every way come once, side by side; the shorter list begins again. So each page of
 * a candidate is opened as each buyer and in each way, and not as each buyer in each way.
 */
export const pairs = <Buyer>(buyers: readonly Buyer[]): { buyer: Buyer; way: Way }[] =>
  buyers.length === 0
    ? []
    : Array.from({ length: Math.max(buyers.length, ways.length) }, (_, index) => ({
        buyer: buyers[index % buyers.length] as Buyer,
        way: ways[index % ways.length] as Way,
      }));
