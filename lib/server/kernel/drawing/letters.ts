import fs from 'node:fs';
import { create, type Font } from 'fontkit';
import { drawableText } from './drawable-text.ts';
import { fontFileFor, mainFontFile, type Weight } from './fonts.ts';
import { unpackWoff } from './unpack-woff.ts';

/** Words as outlines: what draws an SVG knows only the fonts of its machine, and few have Chinese ones. */
export class Letters {
  /** Code points that were to be drawn and that no font has. */
  readonly lacking = new Set<number>();
  readonly #fonts = new Map<string, Font>();

  /** How wide it stands, in the units of the size. */
  widthOf(text: string, size: number, weight: Weight): number {
    return this.#glyphs(text, size, weight).reduce((sum, { width }) => sum + width, 0);
  }

  /** One line, as the `d` of paths, beginning at the place with its feet on `y`. */
  line(text: string, at: { x: number; y: number; size: number; weight: Weight }): string {
    let { x } = at;
    return this.#glyphs(text, at.size, at.weight)
      .map(({ path, width, scale }) => {
        const drawn = `<path transform="translate(${x.toFixed(1)} ${at.y}) scale(${scale} ${-scale})" d="${path}"/>`;
        x += width;
        return drawn;
      })
      .join('');
  }

  /** In lines no wider than that: broken at spaces and beside Chinese characters; what is too much ends in dots. */
  wrap(text: string, { size, weight, width, lines }: { size: number; weight: Weight; width: number; lines: number }) {
    const pieces = text.match(/[\p{Script=Han}\p{P}]|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? [];
    const done: string[] = [''];
    for (const piece of pieces) {
      const last = done.at(-1) ?? '';
      if (this.widthOf(last + piece.trimEnd(), size, weight) <= width || last === '')
        done[done.length - 1] = last + piece;
      else done.push(piece.trimStart());
    }
    if (done.length <= lines) return done.map((line) => line.trim());
    const kept = done.slice(0, lines);
    kept[lines - 1] = `${(kept[lines - 1] ?? '').trim().slice(0, -1)}…`;
    return kept.map((line) => line.trim());
  }

  #glyphs(text: string, size: number, weight: Weight) {
    // The quotation marks of this font are as wide as its Chinese characters.
    const shown = /\p{Script=Han}/u.test(text) ? text : text.replaceAll('’', "'");
    const { text: seen, lacking } = drawableText(shown, weight);
    for (const point of lacking) this.lacking.add(point);
    return [...seen].flatMap((character) => {
      const font = this.#open(fontFileFor(character.codePointAt(0) ?? 0, weight) ?? mainFontFile(weight));
      const scale = size / font.unitsPerEm;
      return font.glyphsForString(character).map((glyph) => ({
        path: glyph.path.toSVG(),
        width: glyph.advanceWidth * scale,
        scale: Number(scale.toFixed(5)),
      }));
    });
  }

  #open(file: string): Font {
    const opened = this.#fonts.get(file) ?? (create(unpackWoff(fs.readFileSync(file))) as Font);
    this.#fonts.set(file, opened);
    return opened;
  }
}
