'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useRequestKey } from '#components/ui/hooks/use-request-key.ts';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { createRecharge, type Recharge, type RechargeOptions } from '#lib/api/payments/recharges.ts';
import { amountField } from '#lib/contract/fields.ts';
import { rechargeCreateBody } from '#lib/contract/payments/recharges.ts';
import { isWithin } from './amount-rules.ts';

/** The contract's form, with the limits of this shop; the server checks them again. */
export function useRechargeForm(options: RechargeOptions, onCreated: (recharge: Recharge) => void) {
  const schema = useLimitedSchema(options);
  const keyOf = useRequestKey();
  const { register, watch, setValue, errors, isSubmitting, submit } = useDecisionForm({
    schema,
    values: { amount: '', channel: options.channels[0] ?? ('bank' as const) },
    fields: ['amount', 'channel'],
    send: (body) => createRecharge(body, keyOf(body)),
    onDone: onCreated,
    isLeaving: true,
  });
  const setAmount = (amount: string) => setValue('amount', amount, { shouldValidate: true, shouldDirty: true });
  return { register, errors, isSubmitting, submit, amount: watch('amount'), setAmount };
}

function useLimitedSchema({ min, max }: RechargeOptions) {
  const t = useTranslations('validation');
  return useMemo(() => {
    const amount = amountField.refine((text) => isWithin(text, { min, max }), t('amountRange', { min, max }));
    return rechargeCreateBody.extend({ amount });
  }, [min, max, t]);
}
