'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { type PayeeChangeRow, revealPayee } from '#lib/api/operator-payees.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { useDeskPermission } from '../desk-permission.ts';
import styles from '../desk-stores.module.css';
import { type Fact, FactList } from '../fact-list.tsx';
import { storeHref } from '../stores/store-address.ts';
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
  const { data: secret, mutate: reveal, isPending } = useMutation({ mutationFn: () => revealPayee(change.id) });
  const mayDo = { approve: isPermitted('store/payeeApprove'), reject: isPermitted('store/payeeReject') };
  const time = formatTime(change.effective_time, '', 'yyyy-mm-dd hh:MM');
  return (
    <article className={styles.decision} aria-labelledby={headId}>
      <h3 id={headId}>
        {isOfOneStore ? (
          t('change')
        ) : (
          <PageLink href={storeHref({ id: change.store_id })}>{change.store_name}</PageLink>
        )}
      </h3>
      <p className={styles.note}>{t(change.approve_time === null ? 'waiting' : 'cooling', { time })}</p>
      <FactList facts={useAccountFacts(change, secret?.payee_account)} />
      <div className={styles.actions}>
        {!secret && isPermitted('store/payeeReveal') && (
          <Button look="secondary" size="small" disabled={isPending} onClick={() => reveal()}>
            {t('reveal')}
          </Button>
        )}
        {change.actions
          .filter((action) => mayDo[action])
          .map((action) => (
            <Button
              key={action}
              look={action === 'approve' ? 'primary' : 'secondary'}
              size="small"
              onClick={() => setAsked(action)}
            >
              {t(action)}
            </Button>
          ))}
      </div>
      {asked && <PayeeDialog action={asked} change={change} onClose={() => setAsked(undefined)} />}
    </article>
  );
}

function useAccountFacts(change: PayeeChangeRow, whole: string | undefined): Fact[] {
  const t = useTranslations('deskStores.payee');
  const words = useTranslations('store.entry');
  const bankOf = (at: Pick<PayeeChangeRow, 'payee_bank' | 'payee_branch'>) =>
    `${at.payee_bank} ${at.payee_branch}`.trim();
  const nameOf = (at: Pick<PayeeChangeRow, 'payee_type' | 'payee_name'>) =>
    `${at.payee_name} (${words(`payeeTypes.${at.payee_type}`)})`;
  const { current } = change;
  return [
    { key: 'name', label: t('newName'), value: nameOf(change) },
    { key: 'bank', label: t('newBank'), value: bankOf(change) },
    { key: 'account', label: t('newAccount'), value: whole ?? change.payee_account },
    { key: 'oldName', label: t('oldName'), value: nameOf(current) },
    { key: 'oldBank', label: t('oldBank'), value: bankOf(current) },
    { key: 'oldAccount', label: t('oldAccount'), value: current.payee_account },
    { key: 'company', label: words('fields.company_name'), value: change.company_name },
    { key: 'person', label: words('fields.legal_person'), value: change.legal_person },
    { key: 'asked', label: t('askedAt'), value: formatTime(change.create_time, '', 'yyyy-mm-dd hh:MM') },
  ];
}
