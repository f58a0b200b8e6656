import type { BuilderPart } from './builder/spec-tree.ts';

const base = '/user/quotation_order';

/** A line of a draft, or a product that is to become one. */
export type LineAddress = { no: string; id: number } | { product: number };

const query = (values: Record<string, string | number>) =>
  new URLSearchParams(
    Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();

/** Addresses of quoting; the confirm page is another part's. */
export const quotationPaths = {
  list: base,
  quotation: (no: string) => `${base}?${query({ no })}`,
  line: (no: string, id: number) => `${base}?${query({ no, item: id })}`,
  /** A line in whole, or a product to begin one with. */
  whole: (line: LineAddress) =>
    'no' in line ? `${base}?${query({ no: line.no, item: line.id })}` : `${base}?${query(line)}`,
  part: (part: BuilderPart, line: LineAddress) => `${base}/components/${part}?${query(line)}`,
  compare: (no: string, left: number, right: number) => `${base}?${query({ no, left, right })}`,
  orderLines: (no: string, items: readonly number[]) => `${base}/confirm?${query({ no, items: items.join(',') })}`,
  confirmVersion: (no: string, n: number) => `${base}/confirm?${query({ no, n })}`,
  order: (no: string) => `/user/order_info?${query({ no })}`,
} as const;
