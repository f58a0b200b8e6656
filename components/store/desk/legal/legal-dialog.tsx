'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { approveLegal, type LegalChangeRow, rejectLegal } from '#lib/api/store/desk-legal.ts';
import type { ApiError } from '#lib/api/transport/api-error.ts';
import { legalFields } from '#lib/contract/store/legal.ts';
import { RemarkFields, type Remarks, saidOf } from '../applications/remark-fields.tsx';
import styles from '../desk-stores.module.css';

interface DialogProps {
  change: LegalChangeRow;
  onClose: () => void;
}

/** Asks once more before a decision about legal facts. */
export function LegalDialog({ action, ...props }: DialogProps & { action: 'approve' | 'reject' }) {
  return action === 'approve' ? <ApproveDialog {...props} /> : <RejectDialog {...props} />;
}

function ApproveDialog({ change, onClose }: DialogProps) {
  const { id, version, current, wanted: pending, is_licence_seen: isSeen } = change;
  const t = useTranslations('storeDesk.legalChanges');
  const { send, dialog } = useDecision(approveLegal, { onDone: onClose, wordsOf: useFaults() });
  return (
    <ConfirmDialog
      {...dialog}
      title={t('approveTitle', { store: current.store_name })}
      text={
        <>
          {!isSeen && <p className={styles.warning}>{t('licenceUnseen')}</p>}
          <p>{t('approveText', { company: pending.company_name })}</p>
        </>
      }
      confirm={t('approve')}
      onConfirm={() => send({ id, version })}
      onClose={onClose}
    />
  );
}

/** What has become wrong since, fact by fact. */
function useFaults(): (error: ApiError) => string | undefined {
  const t = useTranslations('storeDesk.application');
  const words = useTranslations('storeFields.fields');
  return ({ fields }) => {
    const wrong = legalFields.filter((name) => fields[name]);
    return wrong.map((name) => t('remarked', { field: words(name), text: fields[name] ?? '' })).join(' ') || undefined;
  };
}

function RejectDialog({ change: { id, version, current }, onClose }: DialogProps) {
  const t = useTranslations('storeDesk.legalChanges');
  const [remarks, setRemarks] = useState<Remarks>({});
  return (
    <DecisionDialog
      title={t('rejectTitle', { store: current.store_name })}
      text={t('rejectText')}
      confirm={t('reject')}
      isDestructive
      asksReason
      decide={(reason) => rejectLegal({ id, version, reason, remarks: saidOf(remarks) })}
      onClose={onClose}
    >
      <RemarkFields fields={legalFields} remarks={remarks} onChange={setRemarks} />
    </DecisionDialog>
  );
}
