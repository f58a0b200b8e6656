'use client';

import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import type { CaseMove } from './arrange-actions.ts';
import { AskDialog } from './ask-dialog.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { RefundInsteadDialog } from './refund-instead-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { DoneAgainDialog, ReshipDialog } from './reship-dialog.tsx';

interface PendingDialogProps {
  move: CaseMove;
  record: SellerCaseDetail;
  onClose: () => void;
}

/** The form that a move needs. */
export function PendingDialog({ move, ...rest }: PendingDialogProps) {
  switch (move) {
    case 'approve':
      return <ApproveDialog {...rest} />;
    case 'propose':
      return <ProposeDialog {...rest} />;
    case 'ask':
      return <AskDialog {...rest} />;
    case 'refuse':
      return <RefuseDialog {...rest} />;
    case 'receive':
      return <ReceiveDialog {...rest} />;
    case 'reship':
      return rest.record.fulfilment === 'ship' ? <ReshipDialog {...rest} /> : <DoneAgainDialog {...rest} />;
    case 'refund_instead':
      return <RefundInsteadDialog {...rest} />;
    case 'decide':
      return <DecideDialog {...rest} />;
    case 'release':
      return <ReleaseDialog {...rest} />;
    case 'retry':
      return null;
  }
}
