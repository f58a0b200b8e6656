'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { OptionCards } from '#components/ui/form/option-cards.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { cancelOrder, type OrderSummary } from '#lib/api/orders/member-orders.ts';
import { cancelReasons, orderCancelBody } from '#lib/contract/orders/member-orders.ts';

/** Asks why, and says where the money goes. */
export function CancelDialog({ order: { no, paid }, onClose }: { order: OrderSummary; onClose: () => void }) {
  const t = useTranslations('orders.dialogs.cancel');
  const { input, register, frame } = useDecisionForm({
    schema: orderCancelBody,
    values: { no, reason: 'changed_mind' as const, note: '' },
    fields: ['note'],
    send: cancelOrder,
    onDone: onClose,
    isLeaving: true,
  });
  return (
    <FormDialog
      title={t('title', { no })}
      text={<p>{t(paid === '0.00' ? 'textUnpaid' : 'textPaid')}</p>}
      submit={t('do')}
      cancel={t('keep')}
      isDestructive
      form={frame}
      onClose={onClose}
    >
      <OptionCards
        legend={t('reason')}
        options={cancelReasons.map((value) => ({ value, title: t(`reasons.${value}`) }))}
        bind={() => register('reason')}
      />
      <TextInput label={t('note')} {...input('note')} autoComplete="off" maxLength={200} />
    </FormDialog>
  );
}
