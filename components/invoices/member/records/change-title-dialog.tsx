'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { SelectInput } from '#components/ui/form/select-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { FormDialog } from '#components/ui/form-dialog.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { changeInvoiceTitle, type MemberInvoice } from '#lib/api/invoices/member-invoices.ts';
import { titlesQuery } from '#lib/api/invoices/member-titles.ts';

interface Values {
  title_id: string;
  email: string;
  note: string;
}

/** Asks for an invoice to be reversed and issued again with another title. */
export function ChangeTitleDialog({ invoice, onClose }: { invoice: MemberInvoice; onClose: () => void }) {
  const t = useTranslations('invoices');
  const titles = useQuery(titlesQuery()).data?.list ?? [];
  const { register, errors, frame } = useDecisionForm({
    values: { title_id: '', email: invoice.email, note: '' },
    fields: ['title_id', 'email', 'note'],
    send: ({ title_id, ...rest }: Values) =>
      changeInvoiceTitle({
        ...rest,
        kind: invoice.kind,
        no: invoice.no,
        title_id: Number(title_id),
        mobile: invoice.mobile,
      }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('changeTitle.title')}
      text={<p>{t('changeTitle.text', { title: invoice.title })}</p>}
      submit={t('changeTitle.submit')}
      form={frame}
      onClose={onClose}
    >
      <SelectInput
        label={t('wish.title')}
        field={register('title_id')}
        error={errors.title_id}
        options={[
          { value: '', label: t('changeTitle.choose') },
          ...titles.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <TextInput
        label={t('fields.email')}
        field={register('email')}
        error={errors.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={50}
      />
      <TextInput label={t('wish.note')} field={register('note')} error={errors.note} maxLength={200} />
    </FormDialog>
  );
}
