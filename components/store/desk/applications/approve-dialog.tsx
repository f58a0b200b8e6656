'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { type ApplicationInfo, approveApplication } from '#lib/api/store/desk-stores.ts';
import styles from '../desk-stores.module.css';

interface ApproveDialogProps {
  application: ApplicationInfo;
  onClose: () => void;
  onFailure: (message: string | undefined, fields: Record<string, string>) => void;
}

/** Asks once more: the store opens at once. Who has not opened the licence is warned; the log will say so too. What is refused stands at its field on the page, not here. */
export function ApproveDialog({ application, onClose, onFailure }: ApproveDialogProps) {
  const t = useTranslations('storeDesk.application');
  const { no, version, store_name: store, company_name: company, is_licence_seen: isSeen } = application;
  const { send, dialog } = useDecision(approveApplication, {
    onDone: onClose,
    onRefused: ({ fields }, words) => onFailure(words, fields),
  });
  return (
    <ConfirmDialog
      isBusy={dialog.isBusy}
      title={t('approveTitle', { store })}
      text={
        <>
          {!isSeen && <p className={styles.warning}>{t('licenceUnseen')}</p>}
          <p>{t('approveText', { company })}</p>
        </>
      }
      confirm={t('approve')}
      onConfirm={() => send({ no, version })}
      onClose={onClose}
    />
  );
}
