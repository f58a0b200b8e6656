'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { AddressLines } from '#components/ui/facts/address-lines.tsx';
import { CopyButton } from '#components/ui/facts/copy-button.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { keepLastCarrier, readLastCarrier } from '#components/work/parcels/last-carrier.ts';
import { TrackedFields } from '#components/work/parcels/tracked-fields.tsx';
import { sendReplacement } from '#lib/api/aftersales/seller-cases.ts';
import { operatorOrderQuery } from '#lib/api/orders/desk-orders.ts';
import { storeOrderQuery } from '#lib/api/orders/store-orders.ts';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { carrierCodes } from '#lib/contract/orders/carriers.ts';
import { isCarrierNamed, tracked, unnamed } from '#lib/contract/orders/tracked.ts';
import { EvidenceField } from '../../files/evidence-field.tsx';
import { useCaseFrame } from '../case-frame.ts';
import styles from './actions.module.css';
import { useCaseFiles } from './use-case-files.ts';
import { useCaseForm } from './use-case-form.ts';
import { againKey } from './use-move-name.ts';

const note = z.string().trim().max(500, 'tooLong').default('');
const parcelForm = z.object({ ...tracked, note }).refine(isCarrierNamed, unnamed);
const doneForm = z.object({ note });

interface ReshipDialogProps {
  record: SellerCaseDetail;
  onClose: () => void;
}

/** The parcel with the replacement, and where it goes. */
export function ReshipDialog({ record: { no, order_no: orderNo }, onClose }: ReshipDialogProps) {
  const t = useTranslations('aftersalesStore.actions.reship');
  const { side } = useCaseFrame();
  const names = useTranslations('aftersalesMember.ship.carriers');
  const order = useOrder(orderNo);
  const { input, register, watch, setValue, errors, frame } = useCaseForm({
    draft: `case-reship:${no}`,
    schema: parcelForm,
    values: { carrier: readLastCarrier() ?? 'sf', carrier_name: '', tracking_no: '', note: '' },
    fields: ['carrier', 'carrier_name', 'tracking_no', 'note'],
    send: (body) => {
      keepLastCarrier(body.carrier);
      return sendReplacement(side, { no, ...body });
    },
    onDone: onClose,
  });
  return (
    <FormDialog title={t('title')} text={<p>{t('text')}</p>} submit={t('do')} form={frame} onClose={onClose}>
      {order?.address && (
        <div className={styles.to}>
          <p className="hint">{t('to')}</p>
          <AddressLines
            address={order.address}
            mark={order.carrier_address && <CopyButton text={order.carrier_address} label={t('copyAddress')} />}
          />
        </div>
      )}
      <TrackedFields
        carriers={carrierCodes.map((code) => ({ code, name: names(code) }))}
        carrier={watch('carrier')}
        fields={{
          carrier: register('carrier'),
          carrier_name: register('carrier_name'),
          tracking_no: register('tracking_no'),
        }}
        errors={errors}
        onCarrier={(next) => setValue('carrier', next)}
      />
      <TextInput label={t('note')} {...input('note')} maxLength={500} autoComplete="off" />
    </FormDialog>
  );
}

/** Where it goes stands in the order: whoever sends a parcel needs it. Who may not read orders asks who may. */
function useOrder(no: string) {
  const { side } = useCaseFrame();
  const store = useQuery({ ...storeOrderQuery(no), enabled: side === 'store' });
  const desk = useQuery({ ...operatorOrderQuery(no), enabled: side === 'desk' });
  return store.data ?? desk.data;
}

/** A service that was done again, or what was made ready again: a note and files show it. */
export function DoneAgainDialog({ record: { no, fulfilment }, onClose }: ReshipDialogProps) {
  const t = useTranslations('aftersalesStore.actions.reship');
  const { side } = useCaseFrame();
  const files = useCaseFiles(`case-reship-files:${no}`);
  const { input, frame } = useCaseForm({
    draft: `case-reship:${no}`,
    schema: doneForm,
    values: { note: '' },
    fields: ['note'],
    send: (body) => sendReplacement(side, { no, ...body, files: files.urls }),
    onDone: () => {
      files.drop();
      onClose();
    },
  });
  const kind = againKey(fulfilment);
  return (
    <FormDialog
      title={t(`doneTitle.${kind}`)}
      text={<p>{t('doneText')}</p>}
      submit={t(`doneName.${kind}`)}
      form={frame}
      isHeld={files.evidence.isSending}
      onClose={onClose}
    >
      <TextInput
        label={t('doneNote')}
        help={t('doneNoteHelp')}
        {...input('note')}
        maxLength={500}
        autoComplete="off"
        multiline
        minRows={3}
      />
      <EvidenceField label={t('doneFiles')} evidence={files.evidence} />
    </FormDialog>
  );
}
