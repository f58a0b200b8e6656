import fs from 'node:fs';
import { drawableText } from '../drawable-text.ts';
import { fontFileFor, mainFontFile, type Weight } from '../fonts.ts';
import { unpackWoff } from '../unpack-woff.ts';

export interface TextStyle {
  size: number;
  weight: Weight;
  colour: string;
}

/** What of pdfkit is used to measure and place text. */
type Pen = Pick<PDFKit.PDFDocument, 'font' | 'registerFont' | 'fontSize' | 'fillColor' | 'text' | 'widthOfString'>;

interface Run {
  file: string;
  text: string;
  /** A quotation mark of Latin text, which the font draws as wide as a Chinese character unless it is asked not to. */
  mark?: NarrowMark | undefined;
}

/** In shares of the size: how far to the left of its half of a character a mark stands, and what it takes of the line. */
interface NarrowMark {
  shift: number;
  advance: number;
}

const marks: Record<string, NarrowMark> = {
  '‘': { shift: 0.27, advance: 0.24 },
  '’': { shift: 0, advance: 0.24 },
  '“': { shift: 0.09, advance: 0.42 },
  '”': { shift: 0, advance: 0.42 },
};

/** Draws text in the shop's font, with the rare characters from its other files, and breaks it into lines. */
export class TextLayout {
  /** Code points that were to be drawn and that no font has. */
  readonly lacking = new Set<number>();
  readonly #pen: Pen;
  readonly #registered = new Set<string>();

  constructor(pen: Pen) {
    this.#pen = pen;
  }

  width(text: string, style: TextStyle): number {
    return this.#runs(text, style).reduce((sum, run) => {
      this.#use(run.file).fontSize(style.size);
      return sum + this.#widthOf(run, style);
    }, 0);
  }

  /** Lines that fit: broken at spaces, beside Chinese characters, and where nothing else is left anywhere. */
  wrap(text: string, width: number, style: TextStyle): string[] {
    return text.split(/\r?\n/).flatMap((paragraph) => this.#wrapParagraph(paragraph, width, style));
  }

  draw(text: string, at: { x: number; y: number }, style: TextStyle): void {
    let { x } = at;
    for (const run of this.#runs(text, style)) {
      this.#use(run.file).fontSize(style.size).fillColor(style.colour);
      const features = run.mark && { features: ['palt' as const] };
      const left = x - (run.mark?.shift ?? 0) * style.size;
      this.#pen.text(run.text, left, at.y, { lineBreak: false, baseline: 'alphabetic', ...features });
      x += this.#widthOf(run, style);
    }
  }

  /** In the font that is in use. */
  #widthOf({ text, mark }: Run, { size }: TextStyle): number {
    return mark ? mark.advance * size : this.#pen.widthOfString(text);
  }

  #use(file: string): Pen {
    if (!this.#registered.has(file)) this.#pen.registerFont(file, unpackWoff(fs.readFileSync(file)));
    this.#registered.add(file);
    return this.#pen.font(file);
  }

  #wrapParagraph(paragraph: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    let line = '';
    for (const piece of paragraph.match(breakable) ?? []) {
      if (this.width((line + piece).trimEnd(), style) <= width) line += piece;
      else {
        if (line !== '') lines.push(line.trimEnd());
        line = this.#breakUp(piece, width, { style, lines });
      }
    }
    return [...lines, line.trimEnd()];
  }

  /** A piece that is wider than a whole line. Answers what is left for the next one. */
  #breakUp(piece: string, width: number, { style, lines }: { style: TextStyle; lines: string[] }): string {
    let rest = '';
    for (const character of piece.trimStart()) {
      if (rest !== '' && this.width(rest + character, style) > width) {
        lines.push(rest);
        rest = '';
      }
      rest += character;
    }
    return rest;
  }

  #runs(given: string, { weight }: TextStyle): Run[] {
    const runs: Run[] = [];
    const { text, lacking } = drawableText(given, weight);
    for (const point of lacking) this.lacking.add(point);
    const narrow = narrowMarks(text);
    let at = 0;
    for (const character of text) {
      const file = fontFileFor(character.codePointAt(0) ?? 0, weight) ?? mainFontFile(weight);
      const mark = narrow.has(at) ? marks[character] : undefined;
      at += character.length;
      const last = runs.at(-1);
      if (last?.file === file && !last.mark && !mark) last.text += character;
      else runs.push({ file, text: character, mark });
    }
    return runs;
  }
}

/** Where quotation marks and apostrophes stand in Latin text: no Chinese character or mark touches them. */
export function narrowMarks(text: string): ReadonlySet<number> {
  return new Set([...text.matchAll(latinMark)].map(({ index }) => index));
}

const wide = '[\\p{Script=Han}，。、；：？！（）《》「」『』【】]';
const latinMark = new RegExp(`(?<!${wide})[‘’“”](?!${wide})`, 'gu');

/** A word with the spaces behind it, or one Chinese character with the closing marks that must not begin a line. */
const closing = '，。、；：？！）》」』】”’·%';
const breakable = new RegExp(`[\\p{Script=Han}]+?[${closing}]*|[^\\s\\p{Script=Han}]+\\s*|\\s+`, 'gu');
