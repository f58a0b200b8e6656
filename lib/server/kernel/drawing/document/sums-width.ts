import type { DocumentContent } from './content.ts';

type Sum = DocumentContent['sums'][number];

interface Measure {
  widthOf: (text: string, sum: Sum) => number;
  /** What the page has room for. */
  most: number;
}

const least = 230;
/** Between a label and its amount, and behind that. */
const gap = 16;
export const sumsMargin = 6;

/** How wide the sums below a table are: no label runs into the amount beside it. */
export function sumsWidth(sums: readonly Sum[], { widthOf, most }: Measure): number {
  const needed = sums.map((sum) => widthOf(sum.label, sum) + gap + widthOf(sum.value, sum) + sumsMargin);
  return Math.min(most, Math.max(least, ...needed));
}
