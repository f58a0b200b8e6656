'use client';

import { CountBadge } from '#components/ui/facts/count-badge.tsx';
import { useBasketCount } from '#lib/api/quotation/basket-count.ts';
import styles from './basket-link.module.css';

/** How much is in the basket, beside the name of where it leads. */
export function BasketCount({ words }: { words: string }) {
  const count = useBasketCount();
  return <CountBadge count={count} words={words.replace('{count}', String(count))} className={styles.count} />;
}
