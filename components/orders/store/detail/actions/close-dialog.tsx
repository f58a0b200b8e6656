'use client';

import { useLocale, useTranslations } from 'next-intl';
import { z } from 'zod';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { OptionCards } from '#components/ui/form/option-cards.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { closeOrder } from '#lib/api/orders/desk-orders.ts';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { lineOfText, requiredText } from '#lib/contract/fields.ts';
import { closeRequestReasons } from '#lib/contract/orders/member-orders.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { fenOf, fromFen } from '#lib/utils/amount.ts';
import { useSellerForm } from './use-seller-form.ts';

const closeForm = z.object({
  reason: z.enum(closeRequestReasons, 'choice'),
  note: requiredText(200).pipe(lineOfText(200)),
});

interface CloseDialogProps {
  order: SellerOrderDetail;
  onClose: () => void;
}

/** Closes a paid order, or proposes it to a second operator; says what goes back. */
export function CloseDialog({ order, onClose }: CloseDialogProps) {
  const t = useTranslations('ordersStore.actions.close');
  const locale = useLocale();
  const { no, paid, refunded, payment_status: payment } = order;
  const { input, register, frame } = useSellerForm({
    schema: closeForm,
    values: { reason: 'operator', note: '' },
    fields: ['note'],
    send: (body) => closeOrder({ no, ...body }),
    onDone: onClose,
  });
  const back = formatMoney(locale, fromFen(fenOf(paid) - fenOf(refunded)));
  // The rest of a deposit can only be overdue while it is owed.
  const reasons = closeRequestReasons.filter((reason) => reason !== 'balance_overdue' || payment === 'partially_paid');
  return (
    <FormDialog
      title={t('title', { no })}
      text={<p>{t('text', { amount: back })}</p>}
      submit={t('do')}
      isDestructive
      form={frame}
      onClose={onClose}
    >
      <OptionCards
        legend={t('reason')}
        options={reasons.map((value) => ({ value, title: t(`reasons.${value}`), text: t(`reasonTexts.${value}`) }))}
        bind={() => register('reason')}
      />
      <TextInput label={t('note')} help={t('noteHelp')} {...input('note')} maxLength={200} autoComplete="off" />
    </FormDialog>
  );
}
