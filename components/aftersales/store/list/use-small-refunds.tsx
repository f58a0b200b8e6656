'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import type { WorkBulkAction } from '#components/work/work-types.ts';
import { approveQuietly } from '#lib/api/aftersales/seller-cases.ts';
import type { SellerCase } from '#lib/contract/aftersales/store-cases.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { answerNodes } from '../case-side.ts';
import styles from './cases.module.css';
import { sumOf } from './small-refunds.ts';

/** Approves refunds together, as long as each costs no more than the store allows. What that comes to is asked about first. */
export function useSmallRefunds(side: SellerSide): WorkBulkAction<SellerCase>[] {
  const t = useTranslations('aftersalesStore.list.bulk');
  const isHeld = useHeldNode()(answerNodes[side]);
  // The limit is a store’s: the desk has none that anything could be below.
  if (!isHeld || side === 'desk') return [];
  return [
    {
      key: 'approve',
      label: t('approve'),
      isPossible: ({ is_small: isSmall, actions }) => isSmall && actions.includes('approve'),
      run: ({ no }) => approveQuietly(side, no),
      form: ({ rows, onReady, onClose }) => <Question rows={rows} onConfirm={() => onReady(rows)} onClose={onClose} />,
    },
  ];
}

interface QuestionProps {
  rows: readonly SellerCase[];
  onConfirm: () => void;
  onClose: () => void;
}

function Question({ rows, onConfirm, onClose }: QuestionProps) {
  const t = useTranslations('aftersalesStore.list.bulk');
  const locale = useLocale();
  return (
    <ConfirmDialog
      title={t('title', { count: rows.length })}
      text={
        <div className={`stack-8 ${styles.sums}`}>
          <p>{t.rich('sum', { amount: formatMoney(locale, sumOf(rows)), strong: (sum) => <strong>{sum}</strong> })}</p>
          <p>{t('text')}</p>
        </div>
      }
      confirm={t('do', { count: rows.length })}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
