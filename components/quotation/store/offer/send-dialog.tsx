'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { formatMoney } from '#lib/i18n/money.ts';
import { fromFen } from '#lib/utils/amount.ts';
import facts from '../../member/quotes/quotation-facts.module.css';
import { offeredLines } from './offer-body.ts';
import { sumOffer } from './offer-sums.ts';
import type { OfferValues } from './offer-values.ts';

interface SendDialogProps {
  values: OfferValues;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows once more what the customer will be held to, because nothing of it can be changed afterwards. */
export function SendDialog({ values, isBusy, onConfirm, onClose }: SendDialogProps) {
  const t = useTranslations('quotationStore.offer.dialog');
  const fields = useTranslations('quotationStore.offer');
  const locale = useLocale();
  const { total, deposit, forfeit } = sumOffer(values);
  const money = (fen: number) => formatMoney(locale, fromFen(fen));
  const dropped = values.lines.filter(({ isDropped }) => isDropped).map(({ name }) => name);
  const rows: [label: string, value: string][] = [
    [fields('total'), money(total)],
    [t('lines'), String(offeredLines(values).length)],
    [fields('fields.validUntil'), values.validUntil],
    ...(deposit > 0 ? [[fields('deposit'), money(deposit)] as [string, string]] : []),
    ...(forfeit > 0 ? [[fields('forfeit'), money(forfeit)] as [string, string]] : []),
    ...(dropped.length > 0 ? [[t('dropped'), dropped.join(t('and'))] as [string, string]] : []),
  ];
  return (
    <ConfirmDialog
      title={t('title', { total: money(total) })}
      text={
        <div className="stack-16 grid-cols-1">
          <dl className={`stack-8 text-14 ${facts.facts}`}>
            {rows.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p>{t('text')}</p>
        </div>
      }
      confirm={t('confirm')}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
