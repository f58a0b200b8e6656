import { readId } from '#lib/utils/page/page-parameters.ts';
import type { LineAddress } from './quotation-paths.ts';

/** The number of a quotation; undefined for none, and for what cannot be one. */
export function readNo(parameters: URLSearchParams): string | undefined {
  const no = parameters.get('no') ?? '';
  return /^QT\d{14}$/.test(no) ? no : undefined;
}

/** What is to be configured. `item` on the page of quotations, `id` on the component pages (the specification's). */
export function readLine(parameters: URLSearchParams, name: 'item' | 'id'): LineAddress | undefined {
  const no = readNo(parameters);
  const id = readId(parameters, name);
  if (no && id) return { no, id };
  const product = readId(parameters, 'product');
  return product ? { product } : undefined;
}

/** What is compared side by side: two lines, or two versions. */
export function readPair(parameters: URLSearchParams): { left: number; right: number } | undefined {
  const left = readId(parameters, 'left');
  const right = readId(parameters, 'right');
  return left && right && left !== right ? { left, right } : undefined;
}
