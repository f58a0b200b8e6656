'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ReasonDialog } from '#components/ui/reason-dialog.tsx';
import { useMoneyMove } from '#components/work/money/use-money-move.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import type { TransferDialogProps } from './received-dialog.tsx';
import { transferSides } from './transfer-sides.ts';

/** The money is not there and will not come; the customer reads the reason. */
export function RejectDialog({ side, transfer: { no, amount }, onDone, onClose }: TransferDialogProps) {
  const t = useTranslations('paymentsDesk.reject');
  const locale = useLocale();
  const move = useMoneyMove(transferSides[side].decide);
  return (
    <ReasonDialog
      title={t('title', { no })}
      text={t(side, { amount: formatMoney(locale, amount) })}
      confirm={t('confirm')}
      isDestructive
      isBusy={move.isPending}
      failure={move.error?.message}
      onConfirm={(reason) => move.mutate({ outcome: 'rejected', no, reason }, { onSuccess: onDone })}
      onClose={onClose}
    />
  );
}
