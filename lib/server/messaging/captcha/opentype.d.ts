/** The few parts of the package that are used here; it ships no types of its own. */
declare module 'opentype.js' {
  export interface BoundingBox {
    x1: number;
    y1: number;
    x2: number;
    y2: number;
  }
  export interface PathCommand {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z';
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
  }
  export interface GlyphPath {
    commands: PathCommand[];
    getBoundingBox(): BoundingBox;
  }
  export interface Glyph {
    index: number;
    getPath(x: number, y: number, size: number): GlyphPath;
  }
  export interface Font {
    charToGlyph(character: string): Glyph;
  }
  const opentype: { parse(data: ArrayBuffer): Font };
  export default opentype;
}
