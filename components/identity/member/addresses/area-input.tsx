'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { areasQuery } from '#lib/api/identity/member-addresses.ts';
import { AreaLevel } from './area-level.tsx';
import type { AddressForm } from './use-address-form.ts';

type AreaName = 'province_id' | 'city_id' | 'area_id';

interface AreaInputProps extends Pick<AddressForm, 'form' | 'marked' | 'unmark'> {
  /** Names of codes that are known before their list is here. */
  known: ReadonlyMap<number | '', string>;
}

/** Province, city and district, each from the list of the one before it; a changed one empties those below. */
export function AreaInput({ form, marked, unmark, known }: AreaInputProps) {
  const t = useTranslations('identityAddresses.form');
  const { control, setValue } = form;
  const province = useController({ control, name: 'province_id' });
  const city = useController({ control, name: 'city_id' });
  const district = useController({ control, name: 'area_id' });
  const [provinceId, cityId] = [province.field.value, city.field.value];
  const provinces = useQuery(areasQuery({}));
  const cities = useQuery({ ...areasQuery({ province: provinceId }), enabled: provinceId !== '' });
  const districts = useQuery({
    ...areasQuery({ province: provinceId, city: cityId }),
    enabled: provinceId !== '' && cityId !== '',
  });
  const choose = (name: AreaName, value: number | '') => {
    if (name === 'province_id') setValue('city_id', '');
    if (name !== 'area_id') setValue('area_id', '');
    unmark(name);
    setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  // One sentence for the three of them, at the first that is missing.
  const fault = [province, city, district].find(({ fieldState }) => fieldState.error);
  const level = (controller: typeof province | typeof city | typeof district) => ({
    field: controller.field,
    error: controller === fault ? controller.fieldState.error : undefined,
    isInvalid: controller.fieldState.invalid,
    isMarked: marked.has(controller.field.name),
    onChoose: (value: number | '') => choose(controller.field.name, value),
    known,
  });
  return (
    <fieldset className="columns-3 stack-16 col-span-full">
      <legend className="visually-hidden">{t('area')}</legend>
      <AreaLevel {...level(province)} label={t('province')} query={provinces} isOpen />
      <AreaLevel {...level(city)} label={t('city')} query={cities} isOpen={provinceId !== ''} />
      <AreaLevel {...level(district)} label={t('district')} query={districts} isOpen={cityId !== ''} />
    </fieldset>
  );
}
