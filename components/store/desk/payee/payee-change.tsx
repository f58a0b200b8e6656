'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { type PayeeChangeRow, revealPayee } from '#lib/api/store/desk-payees.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { ChangeActions, ChangeFrame } from '../change-frame.tsx';
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
  const t = useTranslations('storeDesk.payee');
  const isHeld = useHeldNode();
  const [pending, setPending] = useState<'approve' | 'reject'>();
  const { secrets, reveal, isPending } = useReveal(() => revealPayee(change.id));
  const mayDo = { approve: isHeld('operator/store/payeeApprove'), reject: isHeld('operator/store/payeeReject') };
  const time = formatTime(change.effective_time, '', 'yyyy-mm-dd hh:MM');
  return (
    <ChangeFrame
      store={isOfOneStore ? undefined : { id: change.store_id, name: change.store_name }}
      title={t('change')}
      note={t(change.approve_time === null ? 'waiting' : 'cooling', { time })}
    >
      <ComparedAccounts change={change} whole={secrets?.payee_account} />
      <div className="wrap-8-24 items-center justify-between">
        <Owner change={change} />
        <ChangeActions
          part="payee"
          actions={change.actions.filter((action) => mayDo[action])}
          reveal={!secrets && isHeld('operator/store/payeeReveal') ? { ask: reveal, isPending } : undefined}
          onAsk={setPending}
        />
      </div>
      {pending && <PayeeDialog action={pending} change={change} onClose={() => setPending(undefined)} />}
    </ChangeFrame>
  );
}

/** Whose account it must be, and when it was asked for. */
function Owner({ change }: { change: PayeeChangeRow }) {
  const t = useTranslations('storeDesk.payee');
  const words = useTranslations('storeFields.fields');
  const { company_name: company, legal_person: person, create_time: time } = change;
  return (
    <p className="hint">
      {words('company_name')} {company} · {words('legal_person')} {person} · {t('askedAt')}{' '}
      <Unbroken>{formatTime(time, '', 'yyyy-mm-dd hh:MM')}</Unbroken>
    </p>
  );
}
