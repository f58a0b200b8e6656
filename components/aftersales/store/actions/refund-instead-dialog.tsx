'use client';

import { refundInstead } from '#lib/api/aftersales/seller-cases.ts';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { useCaseFrame } from '../case-frame.ts';
import { ReasonFormDialog } from './reason-form-dialog.tsx';

interface RefundInsteadDialogProps {
  record: SellerCaseDetail;
  onClose: () => void;
}

/** Money in place of a replacement that cannot be had any more. */
export function RefundInsteadDialog({ record: { no }, onClose }: RefundInsteadDialogProps) {
  const { side } = useCaseFrame();
  return (
    <ReasonFormDialog
      move="refund_instead"
      draft={`case-refund:${no}`}
      maxLength={500}
      send={(reason) => refundInstead(side, { no, reason })}
      onClose={onClose}
    />
  );
}
