import type { Family, ViewKey } from './families';
import { familyFacts } from './family-facts';
import { palette } from './pen/palette';
import { rect, type Svg, svgDocument } from './pen/svg';
import { detailView } from './views/detail-view';
import { kitView } from './views/kit-view';
import { labelView } from './views/label-view';
import { packView } from './views/pack-view';
import { scaleView } from './views/scale-view';
import { useView } from './views/use-view';

/** One picture of a product's gallery as an SVG document, 640 units square, its type still as text. */
export function drawProduct(family: Family, view: ViewKey): Svg {
  const subject = { family, drawing: family.drawing, facts: familyFacts[family.key] };
  const pictures: Record<ViewKey, () => Svg> = {
    front: () => family.drawing.draw('front'),
    pack: () => packView(subject),
    detail: () => detailView(subject),
    scale: () => scaleView(subject),
    label: () => labelView(subject),
    use: () => useView(subject),
    kit: () => kitView(subject),
    back: () => family.drawing.draw('back'),
  };
  return svgDocument(640, 640, rect(0, 0, 640, 640, 0, palette.wash), pictures[view]());
}
