'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { cancelLegal, storeLegalQuery } from '#lib/api/store-legal.ts';
import { findLegalChanges } from '#lib/contract/legal-changes.ts';
import type { LegalChange, LegalFacts, LegalField } from '#lib/contract/store-legal.ts';
import { formatTime } from '#lib/i18n/date.ts';
import legalStyles from './legal.module.css';
import { LicenceLink } from './licence-link.tsx';
import styles from './store-profile.module.css';

/** A change that waits for its review: what is to become of what, and the way back. */
export function PendingLegalChange({ change, current }: { change: LegalChange; current: LegalFacts }) {
  const t = useTranslations('storeProfile.legal');
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.warning}>
      <strong>{t('pendingTitle')}</strong>
      <span>{t('pendingText', { time: formatTime(change.create_time, '', 'yyyy-mm-dd hh:MM') })}</span>
      <Differences change={change} current={current} />
      <div>
        <Button look="secondary" size="small" onClick={() => setAsking(true)}>
          {t('cancel')}
        </Button>
      </div>
      {isAsking && <CancelDialog id={change.id} onClose={() => setAsking(false)} />}
    </div>
  );
}

function Differences({
  change: { wanted, licence, licence_file: file },
  current,
}: {
  change: LegalChange;
  current: LegalFacts;
}) {
  const t = useTranslations('storeProfile.legal');
  const words = useTranslations('store.entry.fields');
  const textOf = (facts: LegalFacts, field: Exclude<LegalField, 'licence'>) => facts[field] ?? t('longTerm');
  return (
    <dl className={legalStyles.differences}>
      {findLegalChanges(current, wanted, licence).map((field) => (
        <div key={field}>
          <dt>{words(field)}</dt>
          {field === 'licence' ? (
            <dd>{file && <LicenceLink link={file.link} />}</dd>
          ) : (
            <>
              <dd>{textOf(wanted, field)}</dd>
              <dd className={legalStyles.before}>{t('before', { value: textOf(current, field) })}</dd>
            </>
          )}
        </div>
      ))}
    </dl>
  );
}

function CancelDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations('storeProfile.legal');
  const queries = useQueryClient();
  const { queryKey } = storeLegalQuery();
  const cancel = useMutation({
    mutationFn: () => cancelLegal(id),
    onSuccess: (legal) => queries.setQueryData(queryKey, legal),
    onError: () => void queries.invalidateQueries({ queryKey }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      title={t('cancelTitle')}
      text={t('cancelText')}
      confirm={t('cancel')}
      isBusy={cancel.isPending}
      onConfirm={() => cancel.mutate()}
      onClose={onClose}
    />
  );
}

/** What became of the last wish: why it was refused, field by field, or that it was taken back. */
export function LastLegalChange({ change: { status, reason, remarks } }: { change: LegalChange }) {
  const t = useTranslations('storeProfile.legal');
  const words = useTranslations('store.entry.fields');
  if (status !== 'rejected') return <p className={styles.notice}>{t('cancelled')}</p>;
  const said = Object.entries(remarks) as [LegalField, string][];
  return (
    <div className={styles.warning}>
      <span>{t('rejected', { reason })}</span>
      {said.length > 0 && (
        <ul className={legalStyles.remarks}>
          {said.map(([field, text]) => (
            <li key={field}>{t('remarked', { field: words(field), text })}</li>
          ))}
        </ul>
      )}
      <span>{t('askAgain')}</span>
    </div>
  );
}
