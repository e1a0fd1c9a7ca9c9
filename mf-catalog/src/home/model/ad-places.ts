/** Number of sections of the home page between advertisements. */
const sectionsPerAd = 3;

/**
 * The advertisements after the section at `place` (from 0): one after every third, the rest after the last.
 */
export function adsAfter<Ad>(ads: readonly Ad[], place: number, sections: number): readonly Ad[] {
  const before = Math.floor(place / sectionsPerAd);
  if (place === sections - 1) return ads.slice(before);
  return ads.slice(before, Math.floor((place + 1) / sectionsPerAd));
}
