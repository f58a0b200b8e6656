'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import styles from '#components/work/money/money.module.css';
import type { Batch } from '#lib/api/payouts/desk-batches.ts';

/** Empty for who has left. */
export function usePersonName() {
  const t = useTranslations('payoutsBatches');
  return ({ id, name }: { id: number; name: string }) => name || t('person', { id: String(id) });
}

/** How far the bank has answered, and what failed. */
export function BatchState({ batch: { count, open_count: open, paid_count: paid } }: { batch: Batch }) {
  const t = useTranslations('payoutsBatches');
  const failed = count - open - paid;
  return (
    <span className={styles.words}>
      <Chip tone={open > 0 ? 'warning' : 'success'}>
        {t(open > 0 ? 'progress.open' : 'progress.done', { open, count })}
      </Chip>
      {failed > 0 && <span className={styles.note}>{t('failed', { count: failed })}</span>}
    </span>
  );
}
