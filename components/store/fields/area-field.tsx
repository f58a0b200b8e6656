'use client';

import { useTranslations } from 'next-intl';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { AreaLevel } from '#components/ui/form/area-level.tsx';
import type { StoreApplicationDraft } from '#lib/contract/store/application-form.ts';
import { useFieldNote } from './field-notes.ts';
import styles from './fields.module.css';
import { useAreas } from './use-areas.ts';

type AreaName = 'province_id' | 'city_id' | 'area_id';

/** Province, city and district, each from the list of the one before it; a changed one empties those below. */
export function AreaField() {
  const t = useTranslations('storeFields');
  const { control, setValue, clearErrors, formState } = useFormContext<StoreApplicationDraft>();
  const [province_id, city_id] = useWatch({ control, name: ['province_id', 'city_id'] });
  const { provinces, cities, districts } = useAreas({ province_id, city_id });
  const levels = {
    province_id: useController({ control, name: 'province_id' }),
    city_id: useController({ control, name: 'city_id' }),
    area_id: useController({ control, name: 'area_id' }),
  };
  const note = useFieldNote('province_id', 'city_id', 'area_id');
  const choose = (name: AreaName, value: number) => {
    if (name === 'province_id') setValue('city_id', 0);
    if (name !== 'area_id') setValue('area_id', 0);
    clearErrors(['province_id', 'city_id', 'area_id']);
    setValue(name, value, { shouldDirty: true });
  };
  // One sentence for the three of them, at the first that is missing.
  const fault = Object.values(levels).find(({ fieldState }) => fieldState.error);
  const level = (name: AreaName) => ({
    field: levels[name].field,
    error: levels[name] === fault ? formState.errors[name] : undefined,
    isInvalid: levels[name].fieldState.invalid,
    onChoose: (value: number) => choose(name, value),
  });
  return (
    <fieldset className={`columns-3 stack-16 items-start col-span-full ${note?.isRemark ? styles.marked : ''}`}>
      <legend className="visually-hidden">{t('area')}</legend>
      <AreaLevel {...level('province_id')} label={t('fields.province_id')} help={note?.text} query={provinces} isOpen />
      <AreaLevel {...level('city_id')} label={t('fields.city_id')} query={cities} isOpen={province_id > 0} />
      <AreaLevel {...level('area_id')} label={t('fields.area_id')} query={districts} isOpen={city_id > 0} />
    </fieldset>
  );
}
