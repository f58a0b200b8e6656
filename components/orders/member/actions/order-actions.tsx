'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import type { OrderAction, OrderSummary } from '#lib/api/orders/member-orders.ts';
import { orderPaths } from '#lib/routes/order-paths.ts';
import styles from './actions.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ReorderButton } from './reorder-button.tsx';
import { useOrderMove } from './use-order-moves.ts';

interface OrderActionsProps {
  order: OrderSummary;
  /** In a list the page of the order is one of the ways on. */
  isInList?: boolean;
  /** The order has left the list of the member. */
  onHidden?: () => void;
}

type Pending = 'cancel' | 'confirm' | 'hide' | 'extend';

/** What the reader may do now is the server's word (`actions`); what cannot be taken back asks once more. */
export function OrderActions({ order, isInList = false, onHidden }: OrderActionsProps) {
  const t = useTranslations('orders.actions');
  const aftersales = useTranslations('orders.aftersales');
  const [pending, setPending] = useState<Pending>();
  const close = () => setPending(undefined);
  const { no, group_no: group } = order;
  const move = useOrderMove(no, (done) => {
    close();
    if (done === 'hide') onHidden?.();
  });
  const can = (action: OrderAction) => order.actions.includes(action);
  return (
    <div className={`wrap-8 items-center justify-end ${styles.actions}`}>
      {can('hide') && <Ask action="hide" order={order} onAsk={setPending} />}
      {can('cancel') && <Ask action="cancel" order={order} onAsk={setPending} />}
      {can('extend') && <Ask action="extend" order={order} onAsk={setPending} />}
      {can('remind') && (
        <Button look="secondary" size="small" disabled={move.isPending} onClick={() => move.mutate('remind')}>
          {t('remind')}
        </Button>
      )}
      {can('reorder') && <ReorderButton no={no} />}
      {order.aftersale && (
        <ButtonLink look="secondary" size="small" href={orderPaths.apply(no)}>
          {aftersales('apply')}
          {isInList && <span className="visually-hidden"> {no}</span>}
        </ButtonLink>
      )}
      {isInList && (
        <ButtonLink look="secondary" size="small" className={styles.view} href={orderPaths.order(no)}>
          {t('view')}
          <span className="visually-hidden"> {no}</span>
        </ButtonLink>
      )}
      {can('confirm') && (
        <Button size="small" onClick={() => setPending('confirm')}>
          {t(`confirm.${order.fulfilment}`)}
        </Button>
      )}
      {can('pay') && (
        <ButtonLink look="accent" size="small" href={orderPaths.pay(group)}>
          {t(order.payment_status === 'partially_paid' ? 'payBalance' : 'pay')}
        </ButtonLink>
      )}
      {pending === 'cancel' && <CancelDialog order={order} onClose={close} />}
      {pending && pending !== 'cancel' && (
        <MoveDialog
          move={pending}
          order={order}
          isBusy={move.isPending}
          onConfirm={() => move.mutate(pending)}
          onClose={close}
        />
      )}
    </div>
  );
}

interface AskProps {
  action: 'cancel' | 'hide' | 'extend';
  order: OrderSummary;
  onAsk: (action: Pending) => void;
}

function Ask({ action, order, onAsk }: AskProps) {
  const t = useTranslations('orders.actions');
  return (
    <Button look="quiet" size="small" onClick={() => onAsk(action)}>
      {t(action)}
      <span className="visually-hidden"> {order.no}</span>
    </Button>
  );
}
