'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ReasonDialog } from '#components/ui/reason-dialog.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import type { TransferDialogProps } from './received-dialog.tsx';
import { transferSides } from './transfer-sides.ts';

/** The money is not there and will not come; the customer reads the reason. */
export function RejectDialog({ side, transfer: { no, amount }, onDone, onClose }: TransferDialogProps) {
  const t = useTranslations('paymentsDesk.reject');
  const locale = useLocale();
  const { send, dialog } = useDecision(transferSides[side].decide, { onDone });
  return (
    <ReasonDialog
      {...dialog}
      title={t('title', { no })}
      text={t(side, { amount: formatMoney(locale, amount) })}
      confirm={t('confirm')}
      isDestructive
      onConfirm={(reason) => send({ outcome: 'rejected', no, reason })}
      onClose={onClose}
    />
  );
}
