'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { ReasonDialog } from '#components/ui/reason-dialog.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { decideCorrection } from '#lib/api/settlement/desk-corrections.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { useChangeWords } from '../../use-change-words.ts';
import type { PendingCorrection } from './correction-actions.tsx';

interface DialogProps {
  pending: PendingCorrection;
  onDone: () => void;
  onClose: () => void;
}

export function CorrectionDialogs(props: DialogProps) {
  return props.pending.decision === 'approve' ? <ApproveDialog {...props} /> : <BecauseDialog {...props} />;
}

/** What each decision says of the correction it is about. */
function useFacts({ store_name: store, amount }: PendingCorrection['correction']) {
  const locale = useLocale();
  const write = useChangeWords();
  return { store, change: write(amount), amount: formatMoney(locale, amount.replace('-', '')) };
}

function ApproveDialog({ pending: { correction }, onDone, onClose }: DialogProps) {
  const t = useTranslations('settlementCorrections');
  const { send, dialog } = useDecision(decideCorrection, { onDone });
  const facts = useFacts(correction);
  const { no, kind, reason } = correction;
  const move = kind === 'penalty' ? 'announce' : 'approve';
  return (
    <ConfirmDialog
      {...dialog}
      title={t(`titles.${move}`, { no })}
      text={
        <>
          <p>{t(`texts.${move}`, facts)}</p>
          <p>{t('because', { reason })}</p>
        </>
      }
      confirm={t('decisions.approve')}
      onConfirm={() => send({ no, decision: 'approve' })}
      onClose={onClose}
    />
  );
}

function BecauseDialog({ pending: { correction, decision }, onDone, onClose }: DialogProps) {
  const t = useTranslations('settlementCorrections');
  const { send, dialog } = useDecision(decideCorrection, { onDone });
  const facts = useFacts(correction);
  const { no, appeal_note: note } = correction;
  return (
    <ReasonDialog
      {...dialog}
      title={t(`titles.${decision}`, { no })}
      text={
        <>
          {t(`texts.${decision}`, facts)} {note && t('appeal', { note })}
        </>
      }
      confirm={t(`decisions.${decision}`)}
      isDestructive={decision !== 'lift'}
      onConfirm={(reason) => send({ no, decision, reason })}
      onClose={onClose}
    />
  );
}
