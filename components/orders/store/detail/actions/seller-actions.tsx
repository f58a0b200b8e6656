'use client';

import { useState } from 'react';
import { usePermission } from '#components/layout/member-context.tsx';
import styles from '#components/orders/member/actions/actions.module.css';
import { Button } from '#components/ui/button.tsx';
import type { OperatorOrderAction } from '#lib/api/orders/desk-orders.ts';
import type { SellerAction, SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { type SellerMove, useSellerFrame } from '../seller-side.ts';
import { arrangeActions } from './arrange-actions.ts';
import { MoreMenu } from './more-menu.tsx';
import { PendingDialog } from './pending-dialog.tsx';
import { useDirectMove } from './use-direct-move.ts';
import { useMoveName } from './use-move-name.ts';

interface SellerActionsProps {
  order: SellerOrderDetail;
  operations: readonly OperatorOrderAction[];
}

/** What the reader may do now is the server's word, and what their role allows. A dialog stays while the order moves on. */
export function SellerActions({ order, operations }: SellerActionsProps) {
  const nameOf = useMoveName(order);
  const { side } = useSellerFrame();
  const isPermitted = usePermission();
  const [pending, setPending] = useState<SellerMove>();
  const direct = useDirectMove(order.no);
  const offered = [...order.actions.filter(isMove), ...operations].filter(
    // What is proposed already is decided where it is shown.
    (move) => isPermitted(side.permission(move)) && !(move === 'close' && order.close_request),
  );
  const { main, beside, menu } = arrangeActions(offered, order);
  const ask = (move: SellerMove) => (isDirect(move) ? direct.mutate(move) : setPending(move));
  return (
    <div className={`wrap-8 items-center justify-end ${styles.actions}`}>
      {menu.length > 0 && <MoreMenu moves={menu} nameOf={nameOf} onChoose={ask} />}
      {beside.map((move) => (
        <Button key={move} look="secondary" size="small" disabled={direct.isPending} onClick={() => ask(move)}>
          {nameOf(move)}
        </Button>
      ))}
      {main && (
        <Button size="small" disabled={direct.isPending} onClick={() => ask(main)}>
          {nameOf(main)}
        </Button>
      )}
      {pending && <PendingDialog move={pending} order={order} onClose={() => setPending(undefined)} />}
    </div>
  );
}

const isMove = (action: SellerAction): action is Exclude<SellerAction, 'note' | 'tracking'> =>
  action !== 'note' && action !== 'tracking';
const isDirect = (move: SellerMove): move is 'accept' | 'extend' => move === 'accept' || move === 'extend';
