'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { PlainField } from '#components/ui/form/plain-field.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useKeptForm } from '#components/work/decisions/use-kept-form.ts';
import { sendBack } from '#lib/api/aftersales/member-cases.ts';
import { aftersaleShipBody } from '#lib/contract/aftersales/member-cases.ts';
import type { CaseSummary } from '#lib/contract/aftersales/member-records.ts';
import { carrierCodes } from '#lib/contract/orders/carriers.ts';
import { guessCarrier } from '#lib/utils/guess-carrier.ts';

interface ShipDialogProps {
  summary: CaseSummary;
  onClose: () => void;
}

/** By which parcel the goods go back. The number comes first: it often says who carries it, until somebody has chosen that. */
export function ShipDialog({ summary: { no, status }, onClose }: ShipDialogProps) {
  const t = useTranslations('aftersalesMember.ship');
  const id = useId();
  const { input, register, setValue, watch, formState, errors, frame } = useKeptForm({
    draft: `case-ship:${no}`,
    schema: aftersaleShipBody,
    values: { no, carrier: 'sf' as const, carrier_name: '', tracking_no: '' },
    fields: ['carrier', 'carrier_name', 'tracking_no'],
    send: sendBack,
    onDone: onClose,
  });
  const guess = (text: string) => {
    const guessed = formState.dirtyFields.carrier ? undefined : guessCarrier(text);
    if (guessed) setValue('carrier', guessed);
  };
  const wrong = errors.tracking_no;
  return (
    <FormDialog
      title={t(status === 'returning' ? 'titleAnother' : 'title')}
      text={<p>{t('text')}</p>}
      submit={t('do')}
      form={frame}
      onClose={onClose}
    >
      <TextInput
        label={t('trackingNo')}
        help={t('trackingHelp')}
        field={register('tracking_no', { onChange: ({ target }) => guess(String(target.value)) })}
        // What a number looks like says more than that this is none.
        error={wrong && (wrong.type === 'server' ? wrong : { ...wrong, message: t('trackingHelp') })}
        maxLength={40}
        autoComplete="off"
      />
      <PlainField id={id} label={t('carrier')} fault={errors.carrier?.message}>
        <select id={id} {...register('carrier')}>
          {carrierCodes.map((code) => (
            <option key={code} value={code}>
              {t(`carriers.${code}`)}
            </option>
          ))}
        </select>
      </PlainField>
      {watch('carrier') === 'other' && (
        <TextInput label={t('carrierName')} {...input('carrier_name')} maxLength={50} autoComplete="off" />
      )}
    </FormDialog>
  );
}
