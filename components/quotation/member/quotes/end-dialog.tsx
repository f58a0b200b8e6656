'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '#components/ui/dialogs/reason-dialog.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { cancelQuotation, declineQuotation, pullBackQuotation } from '#lib/api/quotation/member-quotations.ts';

interface EndDialogProps {
  pending: 'decline' | 'cancel' | 'pull_back';
  no: string;
  onClose: () => void;
}

const ways = {
  decline: declineQuotation,
  cancel: cancelQuotation,
  pull_back: ({ no }: { no: string }) => pullBackQuotation({ no }),
};

/** Asks once more, and why where the seller should know. */
export function EndDialog({ pending, no, onClose }: EndDialogProps) {
  const t = useTranslations(`quotation.dialogs.${pending}`);
  const words = useTranslations('quotation.dialogs');
  const { send, dialog } = useDecision((reason: string) => ways[pending]({ no, reason }), { onDone: onClose });
  const shown = { ...dialog, title: t('title', { no }), confirm: t('confirm'), onClose };
  if (pending === 'pull_back') return <ConfirmDialog {...shown} text={<p>{t('text')}</p>} onConfirm={() => send('')} />;
  return (
    <ReasonDialog
      {...shown}
      text={t('text')}
      label={words(pending === 'decline' ? 'reason' : 'reasonOptional')}
      isOptional={pending === 'cancel'}
      isDestructive
      onConfirm={send}
    />
  );
}
