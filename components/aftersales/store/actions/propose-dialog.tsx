'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { AmountInput } from '#components/ui/form/amount-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { proposeAmount } from '#lib/api/aftersales/seller-cases.ts';
import { aftersaleProposeBody, type SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { useCaseFrame } from '../case-frame.ts';
import { QuantityFields } from './quantity-fields.tsx';
import { useCaseForm } from './use-case-form.ts';
import { useReceived } from './use-received.ts';
import { withCheck } from './with-check.ts';

interface ProposeDialogProps {
  record: SellerCaseDetail;
  onClose: () => void;
}

/** Another amount, for the customer to accept or not; of goods that are back, with what came. */
export function ProposeDialog({ record, onClose }: ProposeDialogProps) {
  const t = useTranslations('aftersalesStore.actions.propose');
  const locale = useLocale();
  const { side } = useCaseFrame();
  const { no, type, status, requested, rounds_left: left } = record;
  const isBack = status === 'returning';
  // Of goods that the customer still has the money follows them.
  const isReturn = type === 'return_refund' && !isBack ? 'yes' : 'no';
  const received = useReceived(record, `case-received:${no}`);
  const { input, frame } = useCaseForm({
    draft: `case-propose:${no}`,
    schema: aftersaleProposeBody,
    values: { no, amount: '', reason: '' },
    fields: ['amount', 'reason'],
    send: (body) => proposeAmount(side, { ...body, no, lines: isBack ? (received.read() ?? []) : [] }),
    onDone: () => {
      received.drop();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('title')}
      text={<p>{t('text', { amount: formatMoney(locale, requested), isReturn, left })}</p>}
      submit={t('do')}
      form={isBack ? withCheck(frame, () => received.read() !== undefined) : frame}
      onClose={onClose}
    >
      {isBack && <QuantityFields {...received.fields} />}
      <AmountInput label={t('amount')} {...input('amount')} />
      <TextInput
        label={t('reason')}
        help={t('reasonHelp')}
        {...input('reason')}
        maxLength={500}
        autoComplete="off"
        multiline
        minRows={3}
      />
    </FormDialog>
  );
}
