'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { acceptProposal, confirmReplacement, withdrawCase } from '#lib/api/aftersales/member-cases.ts';
import type { CaseSummary } from '#lib/contract/aftersales/member-records.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import type { ConfirmedAction } from './which-action.ts';

interface ConfirmMoveProps {
  action: ConfirmedAction;
  summary: CaseSummary;
  onClose: () => void;
}

/** Names what cannot be taken back, and asks once more. */
export function ConfirmMove({ action, summary, onClose }: ConfirmMoveProps) {
  const t = useTranslations('aftersalesMember.dialogs');
  const locale = useLocale();
  const { no, proposed, fulfilment, type, status } = summary;
  // The amount that was read when the dialog opened: another one meanwhile is refused.
  const amount = proposed ?? '0.00';
  const ways = {
    accept: () => acceptProposal(no, amount),
    confirm: () => confirmReplacement(no),
    withdraw: () => withdrawCase(no),
  };
  const { send, dialog } = useDecision(() => ways[action](), { onDone: onClose });
  // Of goods that are still here the money follows them.
  const isReturn = type === 'return_refund' && status === 'applied';
  const values = { amount: formatMoney(locale, amount), isReturn: isReturn ? 'yes' : 'no' };
  const text =
    action === 'confirm' && fulfilment === 'service' ? t('confirm.textService') : t(`${action}.text`, values);
  return (
    <ConfirmDialog
      {...dialog}
      title={t(`${action}.title`, values)}
      text={<p>{text}</p>}
      confirm={t(`${action}.do`)}
      isDestructive={action === 'withdraw'}
      onConfirm={() => send(undefined)}
      onClose={onClose}
    />
  );
}
