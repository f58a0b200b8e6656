'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Price } from '#components/ui/facts/price.tsx';
import { goesOn } from '#components/work/saving/hold-until-saved.ts';
import type { QuotationDetail, QuotationItem } from '#lib/contract/quotation/member-records.ts';
import { quotationPaths } from '../../quotation-paths.ts';
import styles from './basket.module.css';
import { chosenLines, comparablePair } from './chosen-lines.ts';

interface ChoiceBarProps {
  draft: QuotationDetail;
  items: readonly QuotationItem[];
  chosen: ReadonlySet<number>;
  isSending: boolean;
  onAsk: (ids: number[]) => void;
}

/** What the chosen lines come to, and the ways on: order at once where every price is known, ask for one otherwise. */
export function ChoiceBar({ draft, items, chosen, isSending, onAsk }: ChoiceBarProps) {
  const t = useTranslations('quotation.basket');
  const choice = chosenLines(items, chosen);
  const pair = comparablePair(items, chosen);
  const canSubmit = draft.actions.includes('submit');
  const reason = whyNot();
  return (
    <div className={styles.bar}>
      <ChosenTotal {...choice} />
      <div className={`wrap-8 items-center ${styles.barActions}`}>
        {pair && (
          <ButtonLink
            look="quiet"
            size="small"
            href={quotationPaths.compare(draft.no, pair.left, pair.right)}
            {...goesOn}
          >
            {t('compare')}
          </ButtonLink>
        )}
        {canSubmit && (
          <Button
            look={choice.canOrder ? 'secondary' : 'primary'}
            disabled={!choice.canAsk || isSending}
            onClick={() => onAsk(choice.ids)}
          >
            {t('ask')}
          </Button>
        )}
        {choice.canOrder && (
          <ButtonLink look="accent" href={quotationPaths.orderLines(draft.no, choice.ids)} {...goesOn}>
            {t('order')}
          </ButtonLink>
        )}
      </div>
      {reason && <p className={styles.reason}>{reason}</p>}
    </div>
  );

  function whyNot(): string | undefined {
    if (choice.ids.length === 0) return t('whyNothing');
    if (choice.faulty > 0) return t('whyFaulty', { count: choice.faulty });
    return choice.needsQuote ? t('whyQuote') : undefined;
  }
}

function ChosenTotal({ ids, total, needsQuote }: ReturnType<typeof chosenLines>) {
  const t = useTranslations('quotation.basket');
  const locale = useLocale();
  return (
    <p className="text-ink-2 text-14 grid" aria-live="polite">
      <span>{t('chosen', { count: ids.length })}</span>
      <span className={`row-8 items-baseline ${styles.totalAmount}`}>
        <span>{t(needsQuote ? 'totalSoFar' : 'total')}</span>
        <Price locale={locale} amount={total} size="large" />
      </span>
    </p>
  );
}
