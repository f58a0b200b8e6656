'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ReasonDialog } from '#components/ui/reason-dialog.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { approveLegal, type LegalChangeRow, rejectLegal } from '#lib/api/store/desk-legal.ts';
import type { ApiError } from '#lib/api/transport/api-error.ts';
import { legalFields } from '#lib/contract/store/legal.ts';
import { RemarkFields, type Remarks, saidOf } from '../applications/remark-fields.tsx';

interface DialogProps {
  change: LegalChangeRow;
  onClose: () => void;
}

/** Asks once more before a decision about legal facts. */
export function LegalDialog({ action, ...props }: DialogProps & { action: 'approve' | 'reject' }) {
  return action === 'approve' ? <ApproveDialog {...props} /> : <RejectDialog {...props} />;
}

function ApproveDialog({ change, onClose }: DialogProps) {
  const { id, version, current, wanted, is_licence_seen: isSeen } = change;
  const t = useTranslations('storeDesk.legalChanges');
  const { deciding, wordsOf } = useDecision(approveLegal);
  const faultsOf = useFaults();
  const { error } = deciding;
  return (
    <DecisionDialog
      title={t('approveTitle', { store: current.store_name })}
      text={t('approveText', { company: wanted.company_name })}
      warning={isSeen ? undefined : t('licenceUnseen')}
      failure={error ? (faultsOf(error) ?? wordsOf(error)) : undefined}
      confirm={t('approve')}
      isBusy={deciding.isPending}
      onConfirm={() => deciding.mutate({ id, version }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

/** What has become wrong since, fact by fact. */
function useFaults(): (error: ApiError) => string | undefined {
  const t = useTranslations('storeDesk.application');
  const words = useTranslations('storeEntry.entry.fields');
  return ({ fields }) => {
    const wrong = legalFields.filter((name) => fields[name]);
    return wrong.map((name) => t('remarked', { field: words(name), text: fields[name] ?? '' })).join(' ') || undefined;
  };
}

function RejectDialog({ change: { id, version, current }, onClose }: DialogProps) {
  const t = useTranslations('storeDesk.legalChanges');
  const [remarks, setRemarks] = useState<Remarks>({});
  const { deciding, wordsOf } = useDecision(rejectLegal);
  const reject = (reason: string) => {
    deciding.mutate({ id, version, reason, remarks: saidOf(remarks) }, { onSuccess: onClose });
  };
  return (
    <ReasonDialog
      title={t('rejectTitle', { store: current.store_name })}
      text={t('rejectText')}
      confirm={t('reject')}
      isDestructive
      isBusy={deciding.isPending}
      failure={deciding.error ? wordsOf(deciding.error) : undefined}
      onConfirm={reject}
      onClose={onClose}
    >
      <RemarkFields fields={legalFields} remarks={remarks} onChange={setRemarks} />
    </ReasonDialog>
  );
}
