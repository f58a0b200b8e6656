'use client';

import { useFormatter } from 'next-intl';

/** How basis points are written: 525 is 5.25%. */
export function useRate(): (bp: number) => string {
  const format = useFormatter();
  return (bp) => format.number(bp / 10_000, { style: 'percent', maximumFractionDigits: 2 });
}
