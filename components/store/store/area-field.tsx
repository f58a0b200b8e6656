'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { AreaLevel } from '#components/ui/form/area-level.tsx';
import { areasQuery } from '#lib/api/identity/member-addresses.ts';
import styles from './store-profile.module.css';

interface AreaValues {
  province_id: number;
  city_id: number;
  area_id: number;
}

/** Province, city and district, each from the list of the one before it; a changed one empties those below. */
export function AreaField() {
  const t = useTranslations('storeProfile.shop');
  const { control, setValue, clearErrors } = useFormContext<AreaValues>();
  const [province, city] = useWatch({ control, name: ['province_id', 'city_id'] });
  const lists = {
    province_id: useQuery(areasQuery({})),
    city_id: useQuery({ ...areasQuery({ province }), enabled: province > 0 }),
    area_id: useQuery({ ...areasQuery({ province, city }), enabled: province > 0 && city > 0 }),
  };
  const levels = {
    province_id: useController({ control, name: 'province_id' }),
    city_id: useController({ control, name: 'city_id' }),
    area_id: useController({ control, name: 'area_id' }),
  };
  const choose = (name: keyof AreaValues, value: number) => {
    if (name === 'province_id') setValue('city_id', 0);
    if (name !== 'area_id') setValue('area_id', 0);
    clearErrors(['province_id', 'city_id', 'area_id']);
    setValue(name, value, { shouldDirty: true });
  };
  // One sentence for the three of them, at the first that is missing.
  const fault = Object.values(levels).find(({ fieldState }) => fieldState.error);
  const level = (name: keyof AreaValues) => ({
    field: levels[name].field,
    error: levels[name] === fault ? levels[name].fieldState.error : undefined,
    isInvalid: levels[name].fieldState.invalid,
    query: lists[name],
    onChoose: (value: number) => choose(name, value),
  });
  return (
    <fieldset className={styles.areas}>
      <legend className="visually-hidden">{t('area')}</legend>
      <AreaLevel {...level('province_id')} label={t('province')} isOpen />
      <AreaLevel {...level('city_id')} label={t('city')} isOpen={province > 0} />
      <AreaLevel {...level('area_id')} label={t('district')} isOpen={city > 0} />
    </fieldset>
  );
}
