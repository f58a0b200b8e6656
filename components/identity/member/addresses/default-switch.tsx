'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type Control, Controller } from 'react-hook-form';
import { addressesQuery } from '#lib/api/identity/member-addresses.ts';
import styles from './address-form.module.css';
import type { AddressValues } from './address-values.ts';

interface DefaultSwitchProps {
  control: Control<AddressValues, unknown, AddressValues>;
  /** It is the default already, and stays it until another one is. */
  isDefault: boolean;
}

/** Whether the address becomes the default; where there is nothing to decide, it says why. */
export function DefaultSwitch({ control, isDefault }: DefaultSwitchProps) {
  const t = useTranslations('identityAddresses.form');
  const { data } = useQuery(addressesQuery());
  if (isDefault) return <p className="col-span-full text-ink-2">{t('isDefaultFixed')}</p>;
  if (data?.total === 0) return <p className="col-span-full text-ink-2">{t('firstIsDefault')}</p>;
  return (
    <Controller
      name="is_default"
      control={control}
      render={({ field: { value, ref, ...field } }) => (
        <FormControlLabel
          className={styles.whole}
          control={<Switch {...field} checked={value} slotProps={{ input: { ref } }} />}
          label={t('isDefault')}
        />
      )}
    />
  );
}
