'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useSchemaResolver } from '#components/ui/form/use-schema-resolver.ts';
import { useLeaveWarning } from '#components/ui/hooks/use-leave-warning.ts';
import { useNavigation } from '#components/ui/hooks/use-navigation.ts';
import { useKeptValues } from '#components/work/forms/use-kept-values.ts';
import { useSending } from '#components/work/forms/use-sending.ts';
import type { TitleRecord } from '#lib/api/invoices/member-titles.ts';
import { type BillingField, billingFields } from '#lib/contract/invoices/billing-labels.ts';
import type { BillingText } from '#lib/contract/invoices/parse-billing-text.ts';
import { titleForm } from '#lib/contract/invoices/titles.ts';
import { readNo, readNos } from '#lib/routes/order-paths.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { writeDraft } from './apply/confirm-draft.ts';
import type { TitleSide } from './title-side.ts';
import { emptyTitle, type Fill, planFill, type TitleValues, titleFields, toSent, toValues } from './title-values.ts';

const nothing: ReadonlySet<BillingField> = new Set();

/** The form of one title: what a pasted text filled in, and saving it. */
export function useTitleForm(title: TitleRecord | undefined, side: TitleSide) {
  const navigation = useNavigation();
  const parameters = useSearchParams();
  const orders = readNos(parameters, 'for');
  const back = backOf(orders, readNo(parameters, 'IV')) ?? side.listHref;
  const check = useSchemaResolver<TitleValues>(titleForm);
  const resolver: Resolver<TitleValues> = (values, ...rest) => check(toSent(values), ...rest);
  const form = useForm<TitleValues>({ resolver, defaultValues: title ? toValues(title) : emptyTitle });
  const [marked, setMarked] = useState(nothing);
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const drop = useKeptValues(form, { name: `title:${side.listHref}:${title?.id ?? 'new'}` });
  useLeaveWarning(isDirty && !isSubmitting && !isSubmitSuccessful);
  const { submit } = useSending(form, {
    fields: titleFields,
    send: (values) => side.save({ ...toSent(values), ...(title && { id: title.id }) }),
    isLeaving: true,
    onDone: ({ id }) => {
      drop();
      if (orders.length > 0) writeDraft(orders, { title_id: String(id) });
      navigation.replace(back);
    },
  });
  const put = (fill: Fill) => {
    const names = billingFields.filter((name) => fill[name] !== undefined);
    for (const name of names) form.setValue(name, fill[name] ?? '', { shouldDirty: true });
    form.clearErrors();
    setMarked((before) => new Set([...before, ...names]));
  };
  const paste = (text: BillingText) => {
    const plan = planFill(form.getValues(), text);
    // Whoever has a tax number is no person.
    if (text.found.tax_no && form.getValues('title_type') === 'personal') form.setValue('title_type', 'company');
    put(plan.filled);
    return plan;
  };
  const unmark = (name: BillingField) => setMarked((before) => new Set([...before].filter((each) => each !== name)));
  return { form, back, drop, submit, marked, unmark, paste, put };
}

/** Whoever was about to ask for an invoice, or for another title of one, goes on there. */
function backOf(orders: readonly string[], invoice: string | undefined): string | undefined {
  if (orders.length > 0) return userPath('account/invoice/confirm', { orders: orders.join(',') });
  return invoice ? userPath('account/invoice/info', { no: invoice }) : undefined;
}

export type TitleForm = ReturnType<typeof useTitleForm>;
