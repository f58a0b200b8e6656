'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePermission } from '#components/layout/member-context.tsx';
import { CopyButton } from '#components/ui/facts/copy-button.tsx';
import { RecordHead } from '#components/ui/facts/record-head.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { OperatorOrderDetail } from '#lib/api/orders/desk-orders.ts';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from '../../member/detail/order.module.css';
import { statusKey, storeStatusKey } from '../../status-words.ts';
import { SellerActions } from './actions/seller-actions.tsx';
import { SellerDeadline } from './seller-deadline.tsx';
import { useSellerFrame } from './seller-side.ts';
import own from './sold.module.css';

/** Takes the focus after a move. */
export const headId = 'order-state';

interface SellerHeadProps {
  order: SellerOrderDetail;
  operated: OperatorOrderDetail | undefined;
}

/** How far it is, whose turn it is and until when, and the next action. */
export function SellerHead({ order, operated }: SellerHeadProps) {
  const t = useTranslations('orders.status');
  return (
    <Panel>
      <RecordHead
        id={headId}
        title={t(operated ? statusKey(order) : storeStatusKey(order))}
        text={<StateText order={order} operated={operated} />}
      >
        <SellerDeadline order={order} />
        <SellerActions order={order} operations={operated?.operations ?? []} />
      </RecordHead>
      <Facts order={order} operated={operated} />
    </Panel>
  );
}

/** While it waits for a store, or is with one, that says more to an operator than its state. */
function StateText({ order, operated }: SellerHeadProps) {
  const t = useTranslations('ordersStore.detail');
  const { close_reason: reason, aftersale_status: aftersale } = order;
  return (
    <>
      <p>
        {stateOf(t, order, operated)}
        {reason && ` ${t(`closeReasons.${reason}`)}`}
      </p>
      {aftersale === 'open' && <p className="text-warning text-14">{t('aftersaleOpen')}</p>}
      {order.payment_status === 'partially_paid' && <p className="text-warning text-14">{balanceText(t, order)}</p>}
    </>
  );
}

function stateOf(t: Words, order: SellerOrderDetail, operated: SellerHeadProps['operated']): string {
  const key = statusKey(order);
  if (key === 'processing_service' && order.appointment) return t('stateText.appointed');
  if (key === 'processing_ship' && order.lines.some(({ shipped_qty: sent }) => sent > 0))
    return t('stateText.partShipped');
  const { dispatch_status: way, status } = order;
  if (order.actions.includes('accept')) return t('ways.own');
  if (key === 'pending_dispatch' && way !== null) return t(`ways.${way}`);
  if (status === 'processing' && key !== 'closing' && operated?.store_id) return t('ways.accepted');
  return t(`stateText.${key}`);
}

type Words = ReturnType<typeof useTranslations<'ordersStore.detail'>>;

function balanceText(t: Words, { balance_time: time }: SellerOrderDetail): string {
  return time === null ? t('balanceOpen') : t('balanceDue', { time: formatTime(time, '', 'yyyy-mm-dd hh:MM') });
}

function Facts({ order, operated }: SellerHeadProps) {
  const t = useTranslations('ordersStore.detail');
  const words = useTranslations('orders');
  const { no, create_time: placed, accept_time: accepted, payment_status: payment, quotation_no: quotation } = order;
  const time = (at: number) => formatTime(at, '', 'yyyy-mm-dd hh:MM');
  return (
    <dl className={`${styles.facts} ${styles.headFacts} ${own.headFacts}`}>
      <Fact label={t('no')}>
        {no} <CopyButton text={no} label={t('copyNo')} />
      </Fact>
      <Fact label={t('payment')}>{words(`list.payment.${payment}`)}</Fact>
      <Fact label={t('fulfilment')}>{words(`fulfilment.${order.fulfilment}`)}</Fact>
      <Fact label={t('placed')}>{time(placed)}</Fact>
      {accepted !== null && <Fact label={t('accepted')}>{time(accepted)}</Fact>}
      {quotation && (
        <Fact label={t('quotation')}>
          <QuotationLink no={quotation} isOwn={order.is_quotation_own} />
        </Fact>
      )}
      {operated && (
        <Fact label={t('customer')}>{t('customerName', { name: operated.user_name, id: operated.user_id })}</Fact>
      )}
      {operated && <Fact label={t('store')}>{storeOf(t, operated)}</Fact>}
    </dl>
  );
}

/** A link for who may read quotations, where it is one of their side. */
function QuotationLink({ no, isOwn }: { no: string; isOwn: boolean }) {
  const { quotation } = useSellerFrame().side;
  const isPermitted = usePermission();
  return isOwn && isPermitted(quotation.permission) ? <PageLink href={quotation.href(no)}>{no}</PageLink> : no;
}

/** Who has accepted it and is no store is the platform. */
function storeOf(t: Words, { store_name: name, accept_time: accepted }: OperatorOrderDetail): string {
  return name ?? t(accepted === null ? 'noStore' : 'platform');
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={`${styles.fact} ${own.fact}`}>
      <dt>{label}</dt>
      <dd>
        <Unbroken>{children}</Unbroken>
      </dd>
    </div>
  );
}
