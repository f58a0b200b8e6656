'use client';

import { useTranslations } from 'next-intl';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { MissingRecord } from '#components/ui/page/missing-record.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import type { CheckoutGroup } from '#lib/api/orders/member-pay.ts';
import { isNotOffered } from '#lib/api/transport/queries.ts';
import { orderPaths } from '#lib/routes/order-paths.ts';
import { CheckoutSteps } from '../checkout/checkout-steps.tsx';
import { findAttempt } from './attempt.ts';
import { PayAttempt } from './pay-attempt.tsx';
import { PayClosed } from './pay-closed.tsx';
import { PayDone } from './pay-done.tsx';
import { PayForm } from './pay-form.tsx';
import { PaySummary } from './pay-summary.tsx';
import { useFollowedGroup } from './use-followed-group.ts';

/** Pays what was ordered together. */
export function PayScreen({ no }: { no: string | undefined }) {
  return no ? <Pay no={no} /> : <Missing />;
}

function Pay({ no }: { no: string }) {
  const t = useTranslations('orders.pay');
  const query = useFollowedGroup(no);
  if (isNotOffered(query.error) || query.error?.error === 'not_found') return <Missing />;
  return (
    <>
      <PageHeader title={t('title')} text={query.data && isTransfer(query.data) ? undefined : t('no', { no })} />
      <QueryView query={query} skeleton={<ListSkeleton rows={5} />}>
        {(group) => (
          <div className="stack-16 grid-cols-1">
            <Steps isPaid={group.status === 'paid'} isClosed={group.status === 'closed'} />
            <Group group={group} onOver={query.refetch} />
          </div>
        )}
      </QueryView>
    </>
  );
}

/** A transfer has a number of its own to copy, and this one looks like it. */
const isTransfer = (group: CheckoutGroup) => findAttempt(group)?.outside?.channel === 'bank';

/** The steps that began with the confirmation; what was closed leads nowhere further. */
function Steps({ isPaid, isClosed }: { isPaid: boolean; isClosed: boolean }) {
  const t = useTranslations('orders.checkout.steps');
  if (isClosed) return null;
  return <CheckoutSteps words={[t('confirm'), t('pay'), t('done')]} label={t('label')} current={isPaid ? 2 : 1} />;
}

/** Where it stands decides what is shown; where it stands is the server's word. */
function Group({ group, onOver }: { group: CheckoutGroup; onOver: () => unknown }) {
  if (group.status === 'paid') return <PayDone group={group} />;
  if (group.status === 'closed') return <PayClosed group={group} />;
  const attempt = findAttempt(group);
  return (
    <div className="stack-16 grid-cols-1">
      <PaySummary group={group} onOver={onOver} />
      {attempt ? <PayAttempt group={group} attempt={attempt} /> : <PayForm key={group.payments.length} group={group} />}
    </div>
  );
}

function Missing() {
  const t = useTranslations('orders.pay');
  return (
    <MissingRecord
      heading={t('title')}
      title={t('missing')}
      text={t('missingText')}
      back={{ href: orderPaths.list, label: t('toOrders') }}
    />
  );
}
