'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { SelectInput } from '#components/ui/form/select-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { type CarrierCode, carrierCodes } from '#lib/contract/orders/carriers.ts';
import { guessCarrier } from '#lib/utils/guess-carrier.ts';

type Name = 'carrier' | 'carrier_name' | 'tracking_no';

interface TrackedFieldsProps {
  carriers: readonly { code: CarrierCode; name: string }[];
  carrier: string;
  fields: Record<Name, UseFormRegisterReturn>;
  errors: Partial<Record<Name, FieldError>>;
  onCarrier: (code: CarrierCode) => void;
}

/** What a parcel is found by. The number comes first: it often says who carries it, until somebody has chosen that. */
export function TrackedFields({ carriers, carrier, fields, errors, onCarrier }: TrackedFieldsProps) {
  const t = useTranslations('ui.tracked');
  const isChosen = useRef(false);
  const { tracking_no: number, carrier: choice } = fields;
  const guess = (text: string) => {
    const guessed = isChosen.current ? undefined : guessCarrier(text);
    if (guessed) onCarrier(guessed);
  };
  return (
    <>
      <TextInput
        label={t('trackingNo')}
        help={t('trackingHelp')}
        field={{
          ...number,
          onChange: (event) => {
            guess(String(event.target.value));
            return number.onChange(event);
          },
        }}
        error={errors.tracking_no && { ...errors.tracking_no, ...inWords(errors.tracking_no, t('trackingHelp')) }}
        maxLength={200}
        autoComplete="off"
      />
      <SelectInput
        label={t('carrier')}
        options={carriers.map(({ code, name }) => ({ value: code, label: name }))}
        field={{
          ...choice,
          onChange: (event) => {
            isChosen.current = true;
            return choice.onChange(event);
          },
        }}
        error={errors.carrier}
      />
      {carrier === 'other' && (
        <TextInput
          label={t('carrierName')}
          field={fields.carrier_name}
          error={errors.carrier_name}
          maxLength={50}
          autoComplete="off"
        />
      )}
    </>
  );
}

export const knownCarrier = (code: string | undefined) => carrierCodes.find((known) => known === code);

/** What a number looks like says more than that this is none. */
const inWords = ({ type }: FieldError, words: string) => (type === 'server' ? {} : { message: words });
