'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { cancelPayee, type StorePayee } from '#lib/api/store/store-profile.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import type { PayeeChange } from '#lib/contract/store/payees.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { PayeeForm } from './payee-form.tsx';
import styles from './store-profile.module.css';
import { WithdrawChange } from './withdraw-change.tsx';

/** What the store is paid to, and a change of it on its way. */
export function PayeePanel({ canChange }: { canChange: boolean }) {
  const t = useTranslations('storeProfile.payee');
  const words = useTranslations('ui.dialog');
  const query = useQuery(apiQuery('/api/store/payee'));
  const [isOpen, setOpen] = useState(false);
  const payee = query.data;
  return (
    <Panel
      title={t('title')}
      text={t('text')}
      actions={
        canChange && payee && !payee.pending ? (
          <Button look="secondary" size="small" onClick={() => setOpen(true)}>
            {t('change')}
          </Button>
        ) : undefined
      }
    >
      <QueryView query={query} skeleton={<ListSkeleton rows={2} />}>
        {(shown) => <PayeeFacts payee={shown} canChange={canChange} />}
      </QueryView>
      {isOpen && payee && (
        <Modal title={t('formTitle')} closeLabel={words('close')} onClose={() => setOpen(false)}>
          <PayeeForm payee={payee} onDone={() => setOpen(false)} />
        </Modal>
      )}
    </Panel>
  );
}

function PayeeFacts({ payee, canChange }: { payee: StorePayee; canChange: boolean }) {
  const t = useTranslations('storeProfile.payee');
  const words = useTranslations('storeFields.fields');
  const { current, pending, last } = payee;
  const facts = [
    [words('payee_name'), current.payee_name],
    [words('payee_account'), current.payee_account],
    [words('payee_bank'), current.payee_bank],
    [words('payee_branch'), current.payee_branch],
  ].filter(([, value]) => value !== '');
  return (
    <div className={styles.form}>
      {pending && <PendingChange change={pending} canChange={canChange} />}
      {last && (
        <p className={styles.notice}>
          {last.status === 'rejected' ? t('rejected', { reason: last.reason }) : t('cancelled')}
        </p>
      )}
      <dl className={`columns-2 stack-16-24 ${styles.facts}`}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function PendingChange({ change, canChange }: { change: PayeeChange; canChange: boolean }) {
  const t = useTranslations('storeProfile.payee');
  const account = `${change.payee_bank} ${change.payee_account}`;
  const isApproved = change.approve_time !== null;
  return (
    <div className={styles.warning}>
      <strong>{t('pendingTitle')}</strong>
      <span>
        <Unbroken>
          {t('pendingText', { account, time: formatTime(change.effective_time, '', 'yyyy-mm-dd hh:MM') })}
        </Unbroken>
      </span>
      <span>
        <Chip tone={isApproved ? 'success' : 'neutral'}>{t(isApproved ? 'approved' : 'review')}</Chip>
      </span>
      {canChange && (
        <WithdrawChange
          part="payee"
          queryKey={apiQuery('/api/store/payee').queryKey}
          withdraw={() => cancelPayee(change.id)}
        />
      )}
    </div>
  );
}
