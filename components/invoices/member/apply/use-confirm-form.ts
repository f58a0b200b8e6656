'use client';

import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigation } from '#components/ui/use-navigation.ts';
import { useRequestKey } from '#components/ui/use-request-key.ts';
import { useSending } from '#components/work/forms/use-sending.ts';
import { applyForInvoice } from '#lib/api/invoices/member-invoices.ts';
import type { TitleRecord } from '#lib/api/invoices/member-titles.ts';
import type { ContentMode, InvoiceKind, InvoiceMedium } from '#lib/contract/invoices/records.ts';
import { userPath } from '#lib/routes/user-path.ts';

interface Values {
  title_id: string;
  kind: InvoiceKind;
  medium: InvoiceMedium;
  content_mode: ContentMode;
  address_id: string;
  email: string;
  remark: string;
  note: string;
}

const fields = ['title_id', 'kind', 'medium', 'content_mode', 'address_id', 'email', 'remark', 'note'] as const;

/** The ask for an invoice. A title brings the address its documents go to, unless another was typed. */
export function useConfirmForm({ orders, titles }: { orders: readonly string[]; titles: readonly TitleRecord[] }) {
  const keyOf = useRequestKey();
  const navigation = useNavigation();
  const form = useForm<Values>({
    defaultValues: {
      title_id: '',
      kind: 'normal',
      medium: 'digital',
      content_mode: 'detail',
      address_id: '',
      email: '',
      remark: '',
      note: '',
    },
  });
  const { submit, errors, isSubmitting } = useSending(form, {
    fields,
    send: ({ address_id: address, title_id: title, ...rest }: Values) => {
      const body = { ...rest, orders: [...orders], title_id: Number(title), ...(address && { address_id: address }) };
      return applyForInvoice(body, keyOf(body));
    },
    onDone: ({ nos }) =>
      navigation.push(
        nos.length === 1 && nos[0]
          ? userPath('account/invoice/info', { no: nos[0] })
          : userPath('account/invoice/records'),
      ),
  });
  useTitleOf(form, titles);
  return { form, submit, errors, isSubmitting };
}

type Form = ReturnType<typeof useForm<Values>>;

function useTitleOf(form: Form, titles: readonly TitleRecord[]): void {
  const { setValue, getValues, watch, formState } = form;
  const chosen = watch('title_id');
  const first = titles[0];
  useEffect(() => {
    // The default stands first.
    if (getValues('title_id') === '' && first) setValue('title_id', String(first.id));
  }, [first, getValues, setValue]);
  const isTyped = formState.dirtyFields.email ?? false;
  useEffect(() => {
    const title = titles.find(({ id }) => String(id) === chosen);
    if (title?.email && !isTyped) setValue('email', title.email);
    if (title && title.title_type !== 'company') setValue('kind', 'normal');
  }, [chosen, titles, isTyped, setValue]);
}
