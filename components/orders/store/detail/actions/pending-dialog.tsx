'use client';

import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import type { SellerMove } from '../seller-side.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { AppointmentDialog } from './appointment-dialog.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { DispatchDialog } from './dispatch-dialog.tsx';
import { DoneDialog } from './done-dialog.tsx';
import { ReasonedDialog } from './reasoned-dialog.tsx';
import { ShipDialog } from './ship-dialog.tsx';
import { TakeDialog } from './take-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

interface PendingDialogProps {
  move: SellerMove;
  order: SellerOrderDetail;
  onClose: () => void;
}

/** The form that a move needs. */
export function PendingDialog({ move, ...rest }: PendingDialogProps) {
  switch (move) {
    case 'ship':
      return <ShipDialog {...rest} />;
    case 'appointment':
      return <AppointmentDialog {...rest} />;
    case 'done':
      return <DoneDialog {...rest} />;
    case 'adjust':
      return <AdjustDialog {...rest} />;
    case 'dispatch':
      return <DispatchDialog {...rest} />;
    case 'take':
      return <TakeDialog {...rest} />;
    case 'transfer':
      return <TransferDialog {...rest} />;
    case 'close':
      return <CloseDialog {...rest} />;
    case 'accept':
    case 'extend':
      return null;
    default:
      return <ReasonedDialog move={move} {...rest} />;
  }
}
