import type { Drawing } from './art/drawing';
import { type Family, families, type ViewKey } from './families';
import { type FamilyFacts, familyFacts } from './family-facts';
import { palette } from './pen/palette';
import { group, rect, type Svg, svgDocument } from './pen/svg';
import { toned } from './pen/tones';
import type { ProductLook } from './product-look';
import { detailView } from './views/detail-view';
import { kitView } from './views/kit-view';
import { labelView } from './views/label-view';
import { ownFront, plateOf } from './views/own-front';
import { packView } from './views/pack-view';
import { scaleView } from './views/scale-view';
import { useView } from './views/use-view';

interface Subject {
  family: Family;
  drawing: Drawing;
  facts: FamilyFacts;
  front: () => Svg;
}

const pictureOf = (subject: Subject, view: ViewKey): Svg => {
  const pictures: Record<ViewKey, () => Svg> = {
    front: subject.front,
    pack: () => packView(subject),
    detail: () => detailView(subject),
    scale: () => scaleView(subject),
    label: () => labelView(subject),
    use: () => useView(subject),
    kit: () => kitView(subject),
    back: () => subject.drawing.draw('back'),
  };
  return svgDocument(640, 640, rect(0, 0, 640, 640, 0, palette.wash), pictures[view]());
};

/** One picture of a family's gallery as an SVG document, 640 units square, its type still as text. */
export const drawFamily = (family: Family, view: ViewKey): Svg =>
  pictureOf(
    {
      family,
      drawing: family.drawing,
      facts: familyFacts[family.key],
      front: () => family.drawing.draw('front'),
    },
    view,
  );

/** One picture of a product's gallery: as its family's, with its own label, name, colour and size. */
export function drawProduct(look: ProductLook, view: ViewKey): Svg {
  const family = families.find(({ key }) => key === look.family) as Family;
  const facts = familyFacts[look.family];
  const own = (drawing: Drawing): Drawing => ({
    ...drawing,
    draw: (side) =>
      toned(
        group(drawing.draw(side, look.label), side === 'front' ? plateOf(drawing, look.label) : ''),
        look.tone,
      ),
  });
  const drawing = own(family.drawing);
  return pictureOf(
    {
      family: { key: look.family, caption: look.caption, drawing },
      drawing,
      facts: {
        ...facts,
        width: Math.round(facts.width * look.scale),
        height: Math.round(facts.height * look.scale),
      },
      front: () => toned(ownFront(drawing, look.label, look.scale), look.tone),
    },
    view,
  );
}
