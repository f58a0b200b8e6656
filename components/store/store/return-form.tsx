'use client';

import { useTranslations } from 'next-intl';
import { FormProvider, useForm } from 'react-hook-form';
import { CheckInput } from '#components/ui/form/check-input.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useSchemaResolver } from '#components/ui/form/use-schema-resolver.ts';
import { useKeptValues } from '#components/work/forms/use-kept-values.ts';
import { useSending } from '#components/work/forms/use-sending.ts';
import { saveReturnAddress } from '#lib/api/store/store-profile.ts';
import { addressBody } from '#lib/contract/identity/member-addresses.ts';
import type { ReturnAddress } from '#lib/contract/store/store-profile.ts';
import { AreaField } from '../fields/area-field.tsx';
import { FormFoot } from './form-foot.tsx';
import styles from './store-profile.module.css';

const names = ['receiver', 'mobile', 'province_id', 'city_id', 'area_id', 'address'] as const;
const empty = { receiver: '', mobile: '', province_id: 0, city_id: 0, area_id: 0, address: '', is_default: false };
type Values = typeof empty;

/** A new return address, or one that is changed. */
export function ReturnForm({ address, onDone }: { address: ReturnAddress | undefined; onDone: () => void }) {
  const t = useTranslations('storeProfile.returns');
  const start: Values = { ...empty, ...address };
  const form = useForm<Values>({ resolver: useSchemaResolver<Values>(addressBody), defaultValues: start });
  const drop = useKeptValues(form, { name: `store:return:${address?.id ?? 'new'}` });
  const end = () => {
    drop();
    onDone();
  };
  const { submit, errors, isSubmitting } = useSending(form, {
    fields: names,
    send: (values) => saveReturnAddress({ ...values, ...(address && { id: address.id }) }),
    onDone: end,
  });
  const input = (name: 'receiver' | 'mobile' | 'address') => ({
    label: t(name),
    field: form.register(name),
    error: errors[name],
    defaultValue: start[name],
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={isSubmitting} className={styles.form}>
          <FormAlert text={errors.root?.message} />
          <div className="columns-2 stack-16-24 items-start">
            <TextInput {...input('receiver')} autoComplete="name" maxLength={30} />
            <TextInput {...input('mobile')} type="tel" inputMode="tel" autoComplete="tel" maxLength={24} />
            <AreaField />
            <div className="col-span-full">
              <TextInput {...input('address')} autoComplete="street-address" maxLength={200} />
            </div>
          </div>
          {!address?.is_default && <CheckInput name="is_default" control={form.control} label={t('isDefault')} />}
          <FormFoot isBusy={isSubmitting} onCancel={end} />
        </fieldset>
      </form>
    </FormProvider>
  );
}
