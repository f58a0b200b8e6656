'use client';

import { useLocale, useTranslations } from 'next-intl';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { FormDialog } from '#components/ui/form-dialog.tsx';
import { receiveReturn } from '#lib/api/aftersales/seller-cases.ts';
import { aftersaleReceiveBody, type SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { useCaseFrame } from '../detail/case-frame.ts';
import { QuantityFields } from './quantity-fields.tsx';
import { useCaseForm } from './use-case-form.ts';
import { useReceived } from './use-received.ts';
import { withCheck } from './with-check.ts';

const receiveForm = aftersaleReceiveBody.omit({ lines: true });

interface ReceiveDialogProps {
  record: SellerCaseDetail;
  onClose: () => void;
}

/** What came back and what of it can be sold again. The refund starts with it, or the replacement is due. */
export function ReceiveDialog({ record, onClose }: ReceiveDialogProps) {
  const t = useTranslations('aftersalesStore.actions.receive');
  const locale = useLocale();
  const { side } = useCaseFrame();
  const { no, type, approved, requested } = record;
  const received = useReceived(record, `case-received:${no}`);
  const { register, errors, frame } = useCaseForm({
    draft: `case-receive:${no}`,
    schema: receiveForm,
    values: { no, note: '' },
    fields: ['note'],
    send: ({ note }) => receiveReturn(side, { no, note, lines: received.read() ?? [] }),
    onDone: () => {
      received.drop();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('title')}
      text={
        <p>
          {t(type === 'exchange' ? 'textExchange' : 'text', { amount: formatMoney(locale, approved ?? requested) })}
        </p>
      }
      submit={t('do')}
      form={withCheck(frame, () => received.read() !== undefined)}
      onClose={onClose}
    >
      <QuantityFields {...received.fields} />
      <TextInput
        label={t('note')}
        help={t('noteHelp')}
        field={register('note')}
        error={errors.note}
        maxLength={500}
        autoComplete="off"
        multiline
        minRows={2}
      />
    </FormDialog>
  );
}
