import type { Package } from './open-package.ts';
import { walkXml } from './walk-xml.ts';
import { workbookLimits } from './workbook-limits.ts';
import { WorkbookRefusal } from './workbook-refusal.ts';

/** The texts that cells name by their place. Throws a `WorkbookRefusal`. */
export async function readSharedStrings(file: Package, part: string): Promise<string[]> {
  const texts: string[] = [];
  const collect = collectText();
  await walkXml(file.read(part), {
    open: (element) => {
      if (element === 'si') collect.start();
      collect.open(element);
    },
    text: collect.text,
    close: (element) => {
      collect.close(element);
      if (element !== 'si') return;
      if (texts.length >= workbookLimits.sharedStrings) throw new WorkbookRefusal('too_big');
      texts.push(collect.end());
    },
  });
  return texts;
}

/**
 * Gathers the text of a cell, which may be in several runs of different looks. How it is spoken (`rPh`), which Japanese
 * workbooks hold beside it, is left out.
 */
export function collectText() {
  let text = '';
  let isInText = false;
  let isSpoken = false;
  return {
    start: () => {
      text = '';
      isInText = false;
      isSpoken = false;
    },
    open: (element: string) => {
      if (element === 'rPh') isSpoken = true;
      if (element === 't' || element === 'v') isInText = !isSpoken;
    },
    text: (piece: string) => {
      if (isInText) text += piece;
    },
    close: (element: string) => {
      if (element === 'rPh') isSpoken = false;
      if (element === 't' || element === 'v') isInText = false;
    },
    end: () => decodeEscapes(text),
  };
}

/** What XML cannot hold is written like `_x000D_`. */
function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\dA-Fa-f]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
