'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useWishKey } from '#components/ui/use-wish-key.ts';
import { useMoneyMove } from '#components/work/money/use-money-move.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { proposeAdjustment } from '#lib/api/wallet/desk-money.ts';
import { adjustmentProposeBody } from '#lib/contract/wallet/desk-adjustments.ts';

const fields = ['user_id', 'unit', 'amount', 'reason', 'attachment'] as const;

/** The contract's form; the same wish sent twice is one paper. */
export function useProposal(onDone: () => void) {
  const keyOf = useWishKey();
  const move = useMoneyMove((body: Parameters<typeof proposeAdjustment>[0]) => proposeAdjustment(body, keyOf(body)));
  const form = useForm({
    resolver: zodResolver(adjustmentProposeBody),
    defaultValues: { user_id: '', unit: 'CNY' as const, amount: '', reason: '', attachment: '' },
  });
  const submit = form.handleSubmit((body) =>
    move.mutateAsync(body).then(onDone, (error) => showFailure(error, form.setError, fields)),
  );
  const setAttachment = (url: string) =>
    form.setValue('attachment', url, { shouldDirty: true, shouldValidate: url !== '' });
  return { ...form, submit, setAttachment };
}
