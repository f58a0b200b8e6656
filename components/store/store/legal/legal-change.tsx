'use client';

import { useTranslations } from 'next-intl';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { cancelLegal } from '#lib/api/store/store-legal.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import type { LegalChange, LegalFacts, LegalField } from '#lib/contract/store/legal.ts';
import { findLegalChanges } from '#lib/contract/store/legal-changes.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from '../store-profile.module.css';
import { WithdrawChange } from '../withdraw-change.tsx';
import legalStyles from './legal.module.css';
import { LicenceLink } from './licence-link.tsx';

/** A change that waits for its review: what is to become of what, and the way back. */
export function PendingLegalChange({ change, current }: { change: LegalChange; current: LegalFacts }) {
  const t = useTranslations('storeProfile.legal');
  return (
    <div className={styles.warning}>
      <strong>{t('pendingTitle')}</strong>
      <span>
        <Unbroken>{t('pendingText', { time: formatTime(change.create_time, '', 'yyyy-mm-dd hh:MM') })}</Unbroken>
      </span>
      <Differences change={change} current={current} />
      <WithdrawChange
        part="legal"
        queryKey={apiQuery('/api/store/legal').queryKey}
        withdraw={() => cancelLegal(change.id)}
      />
    </div>
  );
}

function Differences({
  change: { wanted: pending, licence, licence_file: file },
  current,
}: {
  change: LegalChange;
  current: LegalFacts;
}) {
  const t = useTranslations('storeProfile.legal');
  const words = useTranslations('storeFields.fields');
  const textOf = (facts: LegalFacts, field: Exclude<LegalField, 'licence'>) =>
    facts[field] ?? words('licence_long_term');
  return (
    <dl className={`columns-2 ${legalStyles.differences}`}>
      {findLegalChanges(current, pending, licence).map((field) => (
        <div key={field}>
          <dt>{words(field)}</dt>
          {field === 'licence' ? (
            <dd>{file && <LicenceLink link={file.link} />}</dd>
          ) : (
            <>
              <dd>{textOf(pending, field)}</dd>
              <dd className={legalStyles.before}>{t('before', { value: textOf(current, field) })}</dd>
            </>
          )}
        </div>
      ))}
    </dl>
  );
}

/** What became of the last request: why it was refused, field by field, or that it was taken back. */
export function LastLegalChange({ change: { status, reason, remarks } }: { change: LegalChange }) {
  const t = useTranslations('storeProfile.legal');
  const words = useTranslations('storeFields.fields');
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
