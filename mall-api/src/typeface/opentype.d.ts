declare module 'opentype.js' {
  export interface Path {
    readonly commands: readonly unknown[];
  }

  export interface Glyph {
    readonly name: string;
  }

  interface GlyphFacts {
    name: string;
    unicode?: number;
    advanceWidth: number;
    path: Path;
  }

  interface FontFacts {
    familyName: string;
    styleName: string;
    unitsPerEm: number;
    ascender: number;
    descender: number;
    glyphs: readonly Glyph[];
  }

  const opentype: {
    readonly Path: { fromSVG(d: string, options: { flipY: boolean }): Path };
    readonly Glyph: new (facts: GlyphFacts) => Glyph;
    readonly Font: new (facts: FontFacts) => { toArrayBuffer(): ArrayBuffer };
  };
  export default opentype;
}
