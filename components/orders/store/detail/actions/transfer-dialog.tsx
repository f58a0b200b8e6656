'use client';

import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { OptionCards } from '#components/ui/form/option-cards.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { transferOrder } from '#lib/api/orders/desk-orders.ts';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { lineOfText, requiredText } from '#lib/contract/fields.ts';
import { StoreChoice } from './store-choice.tsx';
import { useSellerForm } from './use-seller-form.ts';

const ways = ['pool', 'store'] as const;
const transferForm = z
  .object({
    reason: requiredText(200).pipe(lineOfText(200)),
    to: z.enum(ways, 'choice'),
    store_id: z.int('required').optional(),
  })
  .refine(({ to, store_id: id }) => to === 'pool' || id !== undefined, { error: 'required', path: ['store_id'] });

interface TransferDialogProps {
  order: SellerOrderDetail;
  onClose: () => void;
}

/** Takes an accepted order away from who has it. */
export function TransferDialog({ order: { no }, onClose }: TransferDialogProps) {
  const t = useTranslations('ordersStore.actions.transfer');
  const words = useTranslations('ordersStore.actions');
  const { input, register, control, watch, frame } = useSellerForm({
    schema: transferForm,
    values: { to: 'pool', reason: '' },
    fields: ['store_id', 'reason'],
    send: ({ to, store_id, reason }) =>
      transferOrder({ no, reason, ...(to === 'store' && store_id !== undefined && { store_id }) }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('title', { no })}
      text={<p>{t('text')}</p>}
      submit={t('do')}
      isDestructive
      form={frame}
      onClose={onClose}
    >
      <OptionCards
        legend={t('to')}
        options={ways.map((value) => ({ value, title: t(`ways.${value}`), text: t(`wayTexts.${value}`) }))}
        bind={() => register('to')}
      />
      {watch('to') === 'store' && <StoreChoice name="store_id" control={control} />}
      <TextInput
        label={words('reason')}
        help={t('reasonHelp')}
        {...input('reason')}
        maxLength={200}
        autoComplete="off"
      />
    </FormDialog>
  );
}
