import { userPath } from '#lib/routes/user-path.ts';
import type { BuilderPart } from './builder/spec-tree.ts';

/** A line of a draft, or a product that is to become one. */
export type LineAddress = { no: string; id: number } | { product: number };

/** Addresses of quoting; the confirm page is another part's. */
export const quotationPaths = {
  list: userPath('quotation_order'),
  quotation: (no: string) => userPath('quotation_order', { no }),
  line: (no: string, id: number) => userPath('quotation_order', { no, item: id }),
  /** A line in whole, or a product to begin one with. */
  whole: (line: LineAddress) =>
    userPath('quotation_order', 'no' in line ? { no: line.no, item: line.id } : { product: line.product }),
  part: (part: BuilderPart, line: LineAddress) => userPath(`quotation_order/components/${part}`, { ...line }),
  compare: (no: string, left: number, right: number) => userPath('quotation_order', { no, left, right }),
  orderLines: (no: string, items: readonly number[]) =>
    userPath('quotation_order/confirm', { no, items: items.join(',') }),
  confirmVersion: (no: string, n: number) => userPath('quotation_order/confirm', { no, n }),
  order: (no: string) => userPath('order_info', { no }),
} as const;
