import type { SpecNode, SpecValue } from '#lib/contract/catalogue/specification.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sidesOf } from '#lib/specification/check-value.ts';
import { isBlank } from './answers.ts';
import { findNode, type SpecTree } from './spec-tree.ts';

interface ValueWords {
  yes: string;
  no: string;
  files: (count: number) => string;
}

/** An answer in words; empty while there is none. */
export function valueText(nodes: SpecTree, node: SpecNode, value: SpecValue | undefined, reader: Reader): string {
  if (value === undefined || isBlank(value)) return '';
  const nameOf = (key: string) => findNode(nodes, key)?.label[reader.locale] ?? '';
  if (typeof value === 'boolean') return value ? reader.words.yes : reader.words.no;
  if (Array.isArray(value)) {
    return node.kind === 'file' ? reader.words.files(value.length) : value.map(nameOf).filter(Boolean).join(', ');
  }
  if (typeof value === 'object') return `${sidesOf(value).join(' × ')} mm`;
  if (node.kind === 'single') return nameOf(String(value));
  return [String(value), node.unit?.[reader.locale]].filter(Boolean).join(' ');
}

interface Reader {
  locale: Locale;
  words: ValueWords;
}
