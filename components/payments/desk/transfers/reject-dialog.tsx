'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { formatMoney } from '#lib/i18n/money.ts';
import type { TransferDialogProps } from './received-dialog.tsx';
import { transferSides } from './transfer-sides.ts';

/** The money is not there and will not come; the customer reads the reason. */
export function RejectDialog({ side, transfer: { no, amount }, onClose }: Omit<TransferDialogProps, 'onDone'>) {
  const t = useTranslations('paymentsDesk.reject');
  const locale = useLocale();
  return (
    <DecisionDialog
      title={t('title', { no })}
      text={t(side, { amount: formatMoney(locale, amount) })}
      confirm={t('confirm')}
      isDestructive
      asksReason
      decide={(reason) => transferSides[side].decide({ outcome: 'rejected', no, reason })}
      onClose={onClose}
    />
  );
}
