'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { doneBody } from '#lib/contract/orders/store-fulfilment.ts';
import { useSellerFrame } from '../seller-side.ts';
import { ProofFiles } from './proof-files.tsx';
import { useProofFiles } from './use-proof-files.ts';
import { useSellerForm } from './use-seller-form.ts';

interface DoneDialogProps {
  order: SellerOrderDetail;
  onClose: () => void;
}

/** Says that it is done, with a note or files to show for it; the customer sees both. */
export function DoneDialog({ order: { no, fulfilment }, onClose }: DoneDialogProps) {
  const t = useTranslations('ordersStore.actions.done');
  const { side } = useSellerFrame();
  const proof = useProofFiles();
  const { input, frame } = useSellerForm({
    schema: doneBody,
    values: { no, note: '', files: [] },
    fields: ['note'],
    send: (body) => side.finish({ ...body, files: proof.files.map(({ url }) => url) }),
    onDone: onClose,
  });
  const kind = fulfilment === 'ship' ? 'service' : fulfilment;
  return (
    <FormDialog
      title={t(`title.${kind}`, { no })}
      text={<p>{t('text')}</p>}
      submit={t(`do.${kind}`)}
      form={frame}
      isHeld={proof.sending !== undefined}
      onClose={onClose}
    >
      <TextInput
        label={t('note')}
        help={t(`noteHelp.${kind}`)}
        {...input('note')}
        maxLength={500}
        autoComplete="off"
        multiline
        minRows={3}
      />
      <ProofFiles {...proof} />
    </FormDialog>
  );
}
