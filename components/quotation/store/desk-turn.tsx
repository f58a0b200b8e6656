'use client';

import { useTranslations } from 'next-intl';
import { TimeLeft, useSecondsLeft } from '#components/ui/facts/time-left.tsx';
import type { SellerQuotation } from '#lib/api/quotation/seller-answers.ts';
import quotes from '../member/quotes/quotes.module.css';

/** Whose move it is, in the words of who answers. */
export function DeskTurn({ quotation: { turn, is_pooled: isPooled } }: { quotation: TurnFacts }) {
  const t = useTranslations('quotationStore.turns');
  if (isPooled) return <span className={quotes.note}>{t('pool')}</span>;
  return <span className={quotes.note}>{t(turn)}</span>;
}

type TurnFacts = Pick<SellerQuotation, 'turn' | 'is_pooled'>;

const soonInSeconds = 4 * 3600;

/** How long there is for the answer; nothing while it is not the seller's turn. */
export function AnswerDue({
  quotation: { turn, deadline },
}: {
  quotation: Pick<SellerQuotation, 'turn' | 'deadline'>;
}) {
  const t = useTranslations('quotationStore.turns');
  if (turn !== 'seller' || deadline === null) return <span className={quotes.note}>{t('noDue')}</span>;
  return <Due until={deadline} />;
}

function Due({ until }: { until: number }) {
  const t = useTranslations('quotationStore.turns');
  const left = useSecondsLeft(until);
  if (left === 0) return <span className="text-error font-semibold">{t('overdue')}</span>;
  return (
    <span className={left < soonInSeconds ? 'text-warning font-semibold' : undefined}>
      <TimeLeft until={until} />
    </span>
  );
}
