'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { type ApplicationInfo, rejectApplication } from '#lib/api/store/desk-stores.ts';
import { RemarkFields, type Remarks, saidOf } from './remark-fields.tsx';

interface RejectDialogProps {
  application: ApplicationInfo;
  onClose: () => void;
}

/** Asks for the reason, and what is to be changed in single fields. What is typed stays when it is refused. */
export function RejectDialog({ application: { no, version, store_name: store }, onClose }: RejectDialogProps) {
  const t = useTranslations('storeDesk.application');
  const [remarks, setRemarks] = useState<Remarks>({});
  return (
    <DecisionDialog
      title={t('rejectTitle', { store })}
      text={t('rejectText')}
      confirm={t('reject')}
      isDestructive
      asksReason
      decide={(reason) => rejectApplication({ no, version, reason, remarks: saidOf(remarks) })}
      onClose={onClose}
    >
      <RemarkFields remarks={remarks} onChange={setRemarks} />
    </DecisionDialog>
  );
}
