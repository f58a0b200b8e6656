'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { type LegalChangeRow, revealLegal } from '#lib/api/operator-legal.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { useDeskPermission } from '../desk-permission.ts';
import styles from '../desk-stores.module.css';
import { storeHref } from '../stores/store-address.ts';
import { useReveal } from '../use-reveal.ts';
import { ComparedFacts } from './compared-facts.tsx';
import { ComparedLicences } from './compared-licences.tsx';
import { LegalDialog } from './legal-dialog.tsx';

interface LegalChangeProps {
  change: LegalChangeRow;
  /** On the page of its store, which need not be named. */
  isOfOneStore: boolean;
}

/** The facts that are asked for beside those that count, and what can be decided about them. */
export function LegalChange({ change, isOfOneStore }: LegalChangeProps) {
  const t = useTranslations('deskStores.legalChanges');
  const headId = useId();
  const isPermitted = useDeskPermission('stores');
  const [asked, setAsked] = useState<'approve' | 'reject'>();
  const { secrets: files, reveal, isPending } = useReveal(() => revealLegal(change.id));
  const mayDo = { approve: isPermitted('store/legalApprove'), reject: isPermitted('store/legalReject') };
  const time = formatTime(change.create_time, '', 'yyyy-mm-dd hh:MM');
  return (
    <article className={styles.decision} aria-labelledby={headId}>
      <div className={styles.state}>
        <h3 id={headId}>
          {isOfOneStore ? (
            t('change')
          ) : (
            <PageLink href={storeHref({ id: change.store_id })}>{change.current.store_name}</PageLink>
          )}
        </h3>
        <span className={styles.note}>{t('asked', { time })}</span>
      </div>
      <ComparedFacts change={change} />
      {files && <ComparedLicences files={files} onRenew={reveal} />}
      {!change.is_payee_right && <p className={styles.note}>{t('payee')}</p>}
      <div className={styles.actions}>
        {!files && isPermitted('store/legalReveal') && (
          <Button look="quiet" size="small" disabled={isPending} onClick={reveal}>
            {t('reveal')}
          </Button>
        )}
        {change.actions
          .filter((action) => mayDo[action])
          .map((action) => (
            <Button key={action} look="secondary" size="small" onClick={() => setAsked(action)}>
              {t(action)}
            </Button>
          ))}
      </div>
      {asked && <LegalDialog action={asked} change={change} onClose={() => setAsked(undefined)} />}
    </article>
  );
}
