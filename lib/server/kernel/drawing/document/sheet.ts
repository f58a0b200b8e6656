import type { TextLayout, TextStyle } from './text-layout.ts';

export const ink = '#1d1a16';
export const faint = '#6f675c';
export const rule = '#d9d1c3';
export const plain: TextStyle = { size: 9.5, weight: 400, colour: ink };
export const strong: TextStyle = { ...plain, weight: 700 };
export const small: TextStyle = { size: 8, weight: 400, colour: faint };

export const margin = 48;
const footHeight = 44;
const lineHeight = 1.5;

export interface Box {
  x: number;
  width: number;
}

type Align = 'left' | 'right';

/** A page that is filled from top to bottom, and the next one when it is full. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly text: TextLayout;
  y = margin;

  constructor(pdf: PDFKit.PDFDocument, text: TextLayout) {
    this.pdf = pdf;
    this.text = text;
  }

  get width(): number {
    return this.pdf.page.width - 2 * margin;
  }

  get bottom(): number {
    return this.pdf.page.height - margin - footHeight;
  }

  hasRoom(height: number): boolean {
    return this.y + height <= this.bottom;
  }

  turnPage(): void {
    this.pdf.addPage();
    this.y = margin;
  }

  /** One line at a place of its own. */
  put(text: string, { x, width }: Box, { y, style, align = 'left' }: { y: number; style: TextStyle; align?: Align }) {
    const indent = align === 'right' ? width - this.text.width(text, style) : 0;
    this.text.draw(text, { x: x + indent, y: y + style.size }, style);
  }

  /** Lines below each other, over as many pages as they need. */
  flow(text: string, box: Box, style: TextStyle): void {
    for (const line of this.text.wrap(text, box.width, style)) {
      if (!this.hasRoom(heightOf(style))) this.turnPage();
      this.put(line, box, { y: this.y, style });
      this.y += heightOf(style);
    }
  }

  line(): void {
    const { pdf, y, width } = this;
    pdf
      .moveTo(margin, y)
      .lineTo(margin + width, y)
      .lineWidth(0.6)
      .strokeColor(rule)
      .stroke();
  }
}

export function heightOf({ size }: TextStyle): number {
  return size * lineHeight;
}
