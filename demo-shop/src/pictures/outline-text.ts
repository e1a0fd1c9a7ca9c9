import { outlineOf } from 'mall-api/typeface';

const textElement = /<text ([^>]*)>([^<]*)<\/text>/g;
const attribute = (attributes: string, name: string) =>
  new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1];

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

async function pathsOf(attributes: string, value: string): Promise<string> {
  const size = Number(attribute(attributes, 'font-size'));
  const weight = Number(attribute(attributes, 'font-weight'));
  const spacing = Number(attribute(attributes, 'letter-spacing'));
  const anchor = attribute(attributes, 'text-anchor');
  const glyphs = await Promise.all(
    [...value.replace(/&(?:amp|lt|gt);/g, (sign) => signs[sign] ?? sign)].map((sign) =>
      outlineOf(sign, weight),
    ),
  );
  const width = glyphs.reduce((sum, glyph) => sum + glyph.advance * size + spacing, -spacing);
  const start = Number(attribute(attributes, 'x'));
  let x = start - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  const y = Number(attribute(attributes, 'y'));
  const paths = glyphs.map(({ d, advance, unitsPerEm }) => {
    const scale = size / unitsPerEm;
    const place = `translate(${x.toFixed(2)} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
    x += advance * size + spacing;
    return d ? `<path transform="${place}" d="${d}"/>` : '';
  });
  const opacity = attribute(attributes, 'opacity');
  const shade = opacity ? ` opacity="${opacity}"` : '';
  return `<g fill-rule="nonzero" fill="${attribute(attributes, 'fill')}"${shade}>${paths.join('')}</g>`;
}

/** Replaces text by outlines, so that the picture does not depend on installed fonts. */
export async function outlineText(svg: string): Promise<string> {
  const parts: Array<string | Promise<string>> = [];
  let from = 0;
  for (const match of svg.matchAll(textElement)) {
    parts.push(svg.slice(from, match.index), pathsOf(match[1] ?? '', match[2] ?? ''));
    from = match.index + match[0].length;
  }
  parts.push(svg.slice(from));
  return (await Promise.all(parts)).join('');
}
