import type { Family } from '../families';
import type { FamilyFacts } from '../family-facts';
import { group, type Svg } from '../pen/svg';
import { wearing } from '../scenes/figure';
import { type Scene, scenes } from '../scenes/scenes';
import { standIn } from './stand';

/** The product where it works. */
export function useView({ family, facts }: { family: Family; facts: FamilyFacts }): Svg {
  const scene: Scene = scenes[facts.scene];
  return group(
    scene.back,
    facts.scene === 'worn' ? wearing(family.key) : standIn(family.drawing, scene.slot),
    scene.fore ?? '',
  );
}
