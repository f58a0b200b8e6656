'use client';

import { releaseRefund } from '#lib/api/aftersales/desk-cases.ts';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { ReasonFormDialog } from './reason-form-dialog.tsx';

interface ReleaseDialogProps {
  record: SellerCaseDetail;
  onClose: () => void;
}

/** An operator pays back what waits for a red letter, whatever becomes of that. */
export function ReleaseDialog({ record: { no }, onClose }: ReleaseDialogProps) {
  return (
    <ReasonFormDialog
      move="release"
      draft={`case-release:${no}`}
      maxLength={200}
      send={(reason) => releaseRefund({ no, reason })}
      onClose={onClose}
    />
  );
}
