'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { type PayeeChangeRow, revealPayee } from '#lib/api/operator-payees.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { useDeskPermission } from '../desk-permission.ts';
import styles from '../desk-stores.module.css';
import { storeHref } from '../stores/store-address.ts';
import { useReveal } from '../use-reveal.ts';
import { ComparedAccounts } from './compared-accounts.tsx';
import { PayeeDialog } from './payee-dialog.tsx';

interface PayeeChangeProps {
  change: PayeeChangeRow;
  /** On the page of its store, which need not be named. */
  isOfOneStore: boolean;
}

/** One account that is asked for beside the one that counts, and what can be decided about it. */
export function PayeeChange({ change, isOfOneStore }: PayeeChangeProps) {
  const t = useTranslations('deskStores.payee');
  const headId = useId();
  const isPermitted = useDeskPermission('stores');
  const [asked, setAsked] = useState<'approve' | 'reject'>();
  const { secrets, reveal, isPending } = useReveal(() => revealPayee(change.id));
  const mayDo = { approve: isPermitted('store/payeeApprove'), reject: isPermitted('store/payeeReject') };
  const time = formatTime(change.effective_time, '', 'yyyy-mm-dd hh:MM');
  return (
    <article className={styles.decision} aria-labelledby={headId}>
      <div className={styles.state}>
        <h3 id={headId}>
          {isOfOneStore ? (
            t('change')
          ) : (
            <PageLink href={storeHref({ id: change.store_id })}>{change.store_name}</PageLink>
          )}
        </h3>
        <span className={styles.note}>{t(change.approve_time === null ? 'waiting' : 'cooling', { time })}</span>
      </div>
      <ComparedAccounts change={change} whole={secrets?.payee_account} />
      <div className={styles.decisionFoot}>
        <Owner change={change} />
        <div className={styles.actions}>
          {!secrets && isPermitted('store/payeeReveal') && (
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
      </div>
      {asked && <PayeeDialog action={asked} change={change} onClose={() => setAsked(undefined)} />}
    </article>
  );
}

/** Whose account it must be, and when it was asked for. */
function Owner({ change }: { change: PayeeChangeRow }) {
  const t = useTranslations('deskStores.payee');
  const words = useTranslations('store.entry.fields');
  const { company_name: company, legal_person: person, create_time: time } = change;
  return (
    <p className={styles.note}>
      {words('company_name')} {company} · {words('legal_person')} {person} · {t('askedAt')}{' '}
      {formatTime(time, '', 'yyyy-mm-dd hh:MM')}
    </p>
  );
}
