'use client';

import { useRequestKey } from '#components/ui/hooks/use-request-key.ts';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { proposeAdjustment } from '#lib/api/wallet/desk-money.ts';
import { adjustmentProposeBody } from '#lib/contract/wallet/desk-adjustments.ts';

const fields = ['user_id', 'unit', 'amount', 'reason', 'attachment'] as const;

/** The contract's form; the same request sent twice is one paper. */
export function useProposal(onDone: () => void) {
  const keyOf = useRequestKey();
  const form = useDecisionForm({
    schema: adjustmentProposeBody,
    values: { user_id: '', unit: 'CNY' as const, amount: '', reason: '', attachment: '' },
    fields,
    send: (body) => proposeAdjustment(body, keyOf(body)),
    onDone,
  });
  const setAttachment = (url: string) =>
    form.setValue('attachment', url, { shouldDirty: true, shouldValidate: url !== '' });
  return { ...form, setAttachment };
}
