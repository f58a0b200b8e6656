'use client';

import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useNavigation } from '#components/ui/use-navigation.ts';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { lineOfText, requiredText } from '#lib/contract/fields.ts';
import { type ReasonedMove, useSoldFrame } from '../seller-side.ts';
import { FormDialog } from './form-dialog.tsx';
import { useSoldForm } from './use-sold-form.ts';

export const reasonForm = z.object({ reason: requiredText(200).pipe(lineOfText(200)) });

interface ReasonDialogProps {
  move: ReasonedMove;
  order: SellerOrderDetail;
  onClose: () => void;
}

/** After these the order is not this store's any more: its page would only say that it is not there. */
const givesUp = (move: ReasonedMove) => move === 'refuse' || move === 'release';

/** Names the order, says what cannot be taken back, and asks why. */
export function ReasonDialog({ move, order: { no }, onClose }: ReasonDialogProps) {
  const t = useTranslations('ordersStore.actions');
  const { side } = useSoldFrame();
  const navigation = useNavigation();
  const leave = () => {
    onClose();
    if (givesUp(move)) navigation.push(side.list);
  };
  const { register, errors, frame } = useSoldForm({
    schema: reasonForm,
    values: { reason: '' },
    fields: ['reason'],
    send: async ({ reason }) => side.reasoned[move]?.({ no, reason }),
    onDone: leave,
  });
  return (
    <FormDialog
      title={t(`${move}.title`, { no })}
      text={<p>{t(`${move}.text`)}</p>}
      submit={t(`${move}.do`)}
      isDestructive={move !== 'askClose' && move !== 'confirmReceipt'}
      form={frame}
      onClose={onClose}
    >
      <TextInput
        label={t('reason')}
        help={t(`${move}.reasonHelp`)}
        field={register('reason')}
        error={errors.reason}
        autoComplete="off"
        maxLength={200}
      />
    </FormDialog>
  );
}
