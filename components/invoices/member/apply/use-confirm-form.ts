'use client';

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigation } from '#components/ui/hooks/use-navigation.ts';
import { useRequestKey } from '#components/ui/hooks/use-request-key.ts';
import { useSending } from '#components/work/forms/use-sending.ts';
import { applyForInvoice } from '#lib/api/invoices/member-invoices.ts';
import type { TitleRecord } from '#lib/api/invoices/member-titles.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { type ConfirmValues, dropDraft, readDraft, writeDraft } from './confirm-draft.ts';

const fields = ['title_id', 'kind', 'medium', 'content_mode', 'address_id', 'email', 'remark', 'note'] as const;

/** The ask for an invoice. A title brings the address its documents go to, unless another was typed. */
export function useConfirmForm({ orders, titles }: { orders: readonly string[]; titles: readonly TitleRecord[] }) {
  const keyOf = useRequestKey();
  const navigation = useNavigation();
  const form = useForm<ConfirmValues>({ defaultValues: readDraft(orders) });
  const values = form.watch();
  useEffect(() => writeDraft(orders, values), [orders, values]);
  const { submit, errors, isSubmitting } = useSending(form, {
    fields,
    send: ({ address_id: address, title_id: title, ...rest }: ConfirmValues) => {
      const body = { ...rest, orders: [...orders], title_id: Number(title), ...(address && { address_id: address }) };
      return applyForInvoice(body, keyOf(body));
    },
    onDone: ({ nos }) => {
      dropDraft(orders);
      const [only] = nos.length === 1 ? nos : [];
      navigation.push(only ? userPath('account/invoice/info', { no: only }) : userPath('account/invoice/records'));
    },
  });
  useTitleOf(form, titles);
  return { form, submit, errors, isSubmitting };
}

type Form = ReturnType<typeof useForm<ConfirmValues>>;

function useTitleOf(form: Form, titles: readonly TitleRecord[]): void {
  const { setValue, getValues, watch, formState } = form;
  const chosen = watch('title_id');
  const first = titles[0];
  useEffect(() => {
    // The default stands first; one that was removed meanwhile is chosen no more.
    const isThere = titles.some(({ id }) => String(id) === getValues('title_id'));
    if (!isThere && first) setValue('title_id', String(first.id));
  }, [first, titles, getValues, setValue]);
  const isTyped = formState.dirtyFields.email ?? false;
  useEffect(() => {
    const title = titles.find(({ id }) => String(id) === chosen);
    if (title?.email && !isTyped) setValue('email', title.email);
  }, [chosen, titles, isTyped, setValue]);
}
