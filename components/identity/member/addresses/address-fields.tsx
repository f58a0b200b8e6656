'use client';

import { useTranslations } from 'next-intl';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { DrawnInput } from '#components/work/forms/drawn-input.tsx';
import type { AddressRecord } from '#lib/api/identity/member-addresses.ts';
import styles from './address-form.module.css';
import type { AddressField } from './address-values.ts';
import { AreaInput } from './area-input.tsx';
import { DefaultSwitch } from './default-switch.tsx';
import type { AddressForm } from './use-address-form.ts';

interface AddressFieldsProps extends Pick<AddressForm, 'form' | 'marked' | 'unmark'> {
  address: AddressRecord | undefined;
}

/** The fields of an address; those a pasted line filled are marked until the person changes them. */
export function AddressFields({ form, marked, unmark, address }: AddressFieldsProps) {
  const t = useTranslations('identityAddresses');
  const { errors } = form.formState;
  const input = (name: 'receiver' | 'mobile' | 'address') => ({
    label: t(`form.${name}`),
    field: form.register(name, { onChange: () => unmark(name) }),
    error: errors[name],
    ...(marked.has(name) && { help: t('paste.check') }),
  });
  const mark = (name: AddressField, place = '') => `${place} ${marked.has(name) ? styles.marked : ''}`;
  return (
    <div className="columns-2 stack-16-24">
      <div className={mark('receiver')}>
        <DrawnInput control={form.control} {...input('receiver')} autoComplete="name" maxLength={30} />
      </div>
      <div className={mark('mobile')}>
        <TextInput {...input('mobile')} type="tel" inputMode="tel" autoComplete="tel" maxLength={24} />
      </div>
      <AreaInput form={form} marked={marked} unmark={unmark} known={namesOf(address)} />
      <div className={mark('address', styles.whole)}>
        <DrawnInput
          control={form.control}
          help={t('form.addressHelp')}
          {...input('address')}
          autoComplete="street-address"
          maxLength={200}
        />
      </div>
      <DefaultSwitch control={form.control} isDefault={address?.is_default ?? false} />
    </div>
  );
}

function namesOf(address: AddressRecord | undefined): ReadonlyMap<number | '', string> {
  if (!address) return new Map();
  const { province_id, province_name, city_id, city_name, area_id, area_name } = address;
  return new Map([
    [province_id, province_name],
    [city_id, city_name],
    [area_id, area_name],
  ]);
}
