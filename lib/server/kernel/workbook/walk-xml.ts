import { Parser } from 'saxen';
import { asDamaged } from './open-package.ts';
import { workbookLimits } from './workbook-limits.ts';
import { WorkbookRefusal } from './workbook-refusal.ts';

type Attributes = (name: string) => string | undefined;

interface XmlWalker {
  open(element: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(element: string): void;
  /** Nothing more is wanted. */
  isDone?(): boolean;
}

/**
 * Walks through a document as it comes. Names are without their prefixes, which programs choose as they like; entities
 * that a document defines itself are not known. Throws a `WorkbookRefusal` for what is no XML.
 */
export async function walkXml(pieces: AsyncIterable<string>, walker: XmlWalker): Promise<void> {
  let unfinished = 0;
  const parser = new Parser()
    .on('openTag', (name, attributes) => {
      unfinished = 0;
      walker.open(withoutPrefix(name), lookUp(attributes));
    })
    .on('closeTag', (name) => {
      unfinished = 0;
      walker.close?.(withoutPrefix(name));
    })
    .on('text', (text) => walker.text?.(decodeEntities(text)))
    .on('cdata', (text) => walker.text?.(text));
  try {
    for await (const piece of pieces) {
      unfinished += piece.length;
      parser.write(piece);
      if (unfinished > workbookLimits.tokenLength) throw new WorkbookRefusal('too_big');
      if (walker.isDone?.()) return;
    }
    const error = parser.end();
    if (error) throw error;
  } catch (error) {
    asDamaged(error);
  }
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/** An attribute by its name, or by `:id` for one that has a prefix, whichever. */
function lookUp(read: () => Record<string, string> | false): Attributes {
  return (name) => {
    const all = read() || {};
    const key = name.startsWith(':') ? Object.keys(all).find((each) => each.endsWith(name)) : name;
    const value = key === undefined ? undefined : all[key];
    return value === undefined ? undefined : decodeEntities(value);
  };
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name) return named[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
