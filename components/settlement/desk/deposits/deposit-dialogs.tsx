'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { ReasonDialog } from '#components/ui/reason-dialog.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { decideDeposit } from '#lib/api/settlement/desk-deposits.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import type { PendingDeposit } from './deposit-actions.tsx';

interface DialogProps {
  pending: PendingDeposit;
  onDone: () => void;
  onClose: () => void;
}

export function DepositDialogs(props: DialogProps) {
  return props.pending.decision === 'approve' ? <ApproveDialog {...props} /> : <BecauseDialog {...props} />;
}

function useFacts({ store_name: store, amount }: PendingDeposit['deposit']) {
  return { store, amount: formatMoney(useLocale(), amount) };
}

function ApproveDialog({ pending: { deposit }, onDone, onClose }: DialogProps) {
  const t = useTranslations('settlementDeposits.desk');
  const { send, dialog } = useDecision(decideDeposit, { onDone });
  const facts = useFacts(deposit);
  const { no, reason } = deposit;
  const kind = deposit.kind === 'forfeit' ? 'forfeit' : 'release';
  return (
    <ConfirmDialog
      {...dialog}
      title={t(`titles.${kind}`, { no })}
      text={
        <>
          <p>{t(`texts.${kind}`, facts)}</p>
          <p>{t('because', { reason })}</p>
        </>
      }
      confirm={t('decisions.approve')}
      onConfirm={() => send({ no, decision: 'approve' })}
      onClose={onClose}
    />
  );
}

function BecauseDialog({ pending, onDone, onClose }: DialogProps) {
  const t = useTranslations('settlementDeposits.desk');
  const { send, dialog } = useDecision(decideDeposit, { onDone });
  const facts = useFacts(pending.deposit);
  const { no } = pending.deposit;
  const decision = pending.decision === 'withdraw' ? 'withdraw' : 'reject';
  return (
    <ReasonDialog
      {...dialog}
      title={t(`titles.${decision}`, { no })}
      text={t(`texts.${decision}`, facts)}
      confirm={t(`decisions.${decision}`)}
      isDestructive
      onConfirm={(reason) => send({ no, decision, reason })}
      onClose={onClose}
    />
  );
}
