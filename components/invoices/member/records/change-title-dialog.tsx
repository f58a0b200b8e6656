'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { SelectInput } from '#components/ui/form/select-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { changeInvoiceTitle, type MemberInvoice } from '#lib/api/invoices/member-invoices.ts';
import { titlesQuery } from '#lib/api/invoices/member-titles.ts';
import type { InvoiceKind } from '#lib/contract/invoices/records.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { EmailField } from '../../shared/email-field.tsx';
import { KindField } from '../kind-field.tsx';

interface Values {
  title_id: string;
  kind: InvoiceKind;
  email: string;
  note: string;
}

/** Asks for an invoice to be reversed and issued again with another title. */
export function ChangeTitleDialog({ invoice, onClose }: { invoice: MemberInvoice; onClose: () => void }) {
  const t = useTranslations('invoices');
  const titles = useQuery(titlesQuery()).data?.list ?? [];
  const { input, watch, setValue, frame } = useDecisionForm({
    values: { title_id: '', kind: invoice.kind, email: invoice.email, note: '' },
    fields: ['title_id', 'kind', 'email', 'note'],
    send: ({ title_id, ...rest }: Values) =>
      changeInvoiceTitle({
        ...rest,
        no: invoice.no,
        title_id: Number(title_id),
        mobile: invoice.mobile,
      }),
    onDone: onClose,
  });
  const chosen = watch('title_id');
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
        {...input('title_id')}
        options={[
          { value: '', label: t('changeTitle.choose') },
          ...titles.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <div>
        <ButtonLink look="quiet" size="small" href={userPath('account/invoice/invoiceTitlesEdit', { no: invoice.no })}>
          {t('titles.add')}
        </ButtonLink>
      </div>
      <KindField
        {...input('kind')}
        title={titles.find(({ id }) => String(id) === chosen)}
        isOffered={invoice.is_special_offered}
        onImpossible={() => setValue('kind', 'normal')}
      />
      <EmailField {...input('email')} />
      <TextInput label={t('wish.note')} {...input('note')} maxLength={200} />
    </FormDialog>
  );
}
