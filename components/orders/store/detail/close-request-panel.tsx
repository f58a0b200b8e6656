'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMemberCentre, usePermission } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '#components/ui/dialogs/reason-dialog.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { decideClose, type OperatorOrderDetail } from '#lib/api/orders/desk-orders.ts';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import styles from '../../member/detail/order.module.css';
import { useSellerFrame } from './seller-side.ts';

interface CloseRequestPanelProps {
  order: SellerOrderDetail;
  operated: OperatorOrderDetail | undefined;
}

/** What somebody wants closed: whoever proposed it waits, another operator decides. */
export function CloseRequestPanel({ order, operated }: CloseRequestPanelProps) {
  const t = useTranslations('ordersStore.detail.closeRequest');
  const { user } = useMemberCentre();
  const request = order.close_request;
  if (!request) return null;
  const pending = operated?.close_request;
  const isOwn = operated ? pending?.proposed_by === user.id : true;
  return (
    <Panel title={t('title')} text={t(isOwn ? 'waiting' : 'deciding')}>
      <Request order={order} proposer={isOwn ? undefined : pending} />
      {operated && <Decision order={operated} isOwn={isOwn} />}
    </Panel>
  );
}

interface RequestProps {
  order: SellerOrderDetail;
  /** Missing: the reader. */
  proposer: OperatorOrderDetail['close_request'] | undefined;
}

function Request({ order: { close_request: request }, proposer }: RequestProps) {
  const t = useTranslations('ordersStore.detail.closeRequest');
  const locale = useLocale();
  if (!request) return null;
  const { reason, note, amount, kept, time } = request;
  return (
    <dl className={styles.facts}>
      <Pair label={t('reason')} value={t(`reasons.${reason}`)} />
      <Pair label={t('note')} value={note} />
      <Pair label={t('back')} value={formatMoney(locale, amount)} />
      {kept !== '0.00' && <Pair label={t('kept')} value={formatMoney(locale, kept)} />}
      {proposer && <Pair label={t('by')} value={nameOf(t, proposer)} />}
      <Pair label={t('time')} value={formatTime(time, '', 'yyyy-mm-dd hh:MM')} />
    </dl>
  );
}

type Words = ReturnType<typeof useTranslations<'ordersStore.detail.closeRequest'>>;

const nameOf = (t: Words, { proposed_by: id, proposed_by_name: name }: NonNullable<RequestProps['proposer']>) =>
  name ? t('byName', { name, id: String(id) }) : t('byNo', { id: String(id) });

function Pair({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        <Unbroken>{value}</Unbroken>
      </dd>
    </div>
  );
}

/** Who proposed it can only take it back. */
function Decision({ order, isOwn }: { order: OperatorOrderDetail; isOwn: boolean }) {
  const t = useTranslations('ordersStore.detail.closeRequest');
  const { side, onMoved } = useSellerFrame();
  const isPermitted = usePermission();
  const [pending, setPending] = useState<'approve' | 'refuse' | 'takeBack'>();
  const close = () => setPending(undefined);
  const deciding = useDecision(
    (decision: { approve: boolean; reason?: string }) => decideClose({ no: order.no, ...decision }).then(onMoved),
    { onDone: close, isLeaving: true },
  );
  const leave = () => {
    close();
    deciding.reset();
  };
  const locale = useLocale();
  if (!isPermitted(side.permission('close'))) return null;
  const amount = formatMoney(locale, order.close_request?.amount ?? '0.00');
  return (
    <div className="stack-12 mt-16">
      <div className="wrap-8 justify-end">
        <Button look="secondary" size="small" onClick={() => setPending(isOwn ? 'takeBack' : 'refuse')}>
          {t(isOwn ? 'takeBack.name' : 'refuse.name')}
        </Button>
        {!isOwn && (
          <Button size="small" onClick={() => setPending('approve')}>
            {t('approve.name')}
          </Button>
        )}
      </div>
      {pending === 'refuse' && (
        <ReasonDialog
          {...deciding.dialog}
          title={t('refuse.title', { no: order.no })}
          text={t('refuse.text')}
          confirm={t('refuse.do')}
          isDestructive
          onConfirm={(reason) => deciding.send({ approve: false, reason })}
          onClose={leave}
        />
      )}
      {(pending === 'approve' || pending === 'takeBack') && (
        <ConfirmDialog
          {...deciding.dialog}
          title={t(`${pending}.title`, { no: order.no })}
          text={<p>{t(`${pending}.text`, { amount })}</p>}
          confirm={t(`${pending}.do`)}
          isDestructive={pending === 'approve'}
          onConfirm={() => deciding.send({ approve: pending === 'approve' })}
          onClose={leave}
        />
      )}
    </div>
  );
}
