'use client';

import { useTranslations } from 'next-intl';
import { Note, StateCell } from '#components/work/decisions/state-cell.tsx';
import type { Batch } from '#lib/api/payouts/desk-batches.ts';

/** How far the bank has answered, and what failed. */
export function BatchState({ batch: { count, open_count: open, paid_count: paid } }: { batch: Batch }) {
  const t = useTranslations('payoutsBatches');
  const failed = count - open - paid;
  return (
    <StateCell
      tone={open > 0 ? 'warning' : 'success'}
      state={t(open > 0 ? 'progress.open' : 'progress.done', { open, count })}
    >
      {failed > 0 && <Note>{t('failed', { count: failed })}</Note>}
    </StateCell>
  );
}
