'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import type { StoreProfile } from '#lib/api/store/store-profile.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { storeShopFields } from '#lib/contract/store/application-form.ts';
import { AreaField } from './area-field.tsx';
import { FormFoot } from './form-foot.tsx';
import { LogoField } from './logo-field.tsx';
import { type ShopValues, shopFieldNames, toShopValues } from './shop-values.ts';
import styles from './store-profile.module.css';
import { TradesField } from './trades-field.tsx';
import { isConflict, useSaveProfile } from './use-profile.ts';
import { useSchemaResolver } from './use-schema-resolver.ts';

/** What may be changed of the shop page without a review. */
export function ShopForm({ profile, onDone }: { profile: StoreProfile; onDone: () => void }) {
  const t = useTranslations('storeProfile');
  const save = useSaveProfile(profile);
  const form = useForm<ShopValues>({
    resolver: useSchemaResolver<ShopValues>(storeShopFields),
    defaultValues: toShopValues(profile),
  });
  const { errors, isSubmitting } = form.formState;
  const onSubmit = form.handleSubmit((values) =>
    save(values).then(onDone, (error) => {
      if (isConflict(error)) form.setError('root', { type: 'server', message: t('conflict') });
      else showFailure(error, form.setError, shopFieldNames);
    }),
  );
  return (
    <FormProvider {...form}>
      <form noValidate data-part="shop" onSubmit={onSubmit}>
        <fieldset disabled={isSubmitting} className={styles.form}>
          <FormAlert text={errors.root?.message} />
          <div className={styles.fields}>
            <div className={styles.whole}>
              <LogoField />
            </div>
            <TradesField />
            <Field name="intro" help={t('shop.intro')} maxLength={1000} multiline minRows={4} isWide />
            <Field name="contact_name" help={t('shop.contactHelp')} maxLength={30} autoComplete="name" />
            <Field name="contact_mobile" type="tel" inputMode="tel" maxLength={20} autoComplete="tel" />
            <Field name="contact_email" type="email" inputMode="email" maxLength={50} isOptional autoComplete="email" />
            <AreaField />
            <Field name="address" maxLength={200} autoComplete="street-address" isWide />
          </div>
          <FormFoot isBusy={isSubmitting} onCancel={onDone} />
        </fieldset>
      </form>
    </FormProvider>
  );
}

type FieldProps = Partial<Omit<ComponentProps<typeof TextInput>, 'field' | 'label' | 'error'>> & {
  name: 'intro' | 'contact_name' | 'contact_mobile' | 'contact_email' | 'address';
  isOptional?: boolean;
  isWide?: boolean;
};

function Field({ name, isOptional, isWide, ...input }: FieldProps) {
  const t = useTranslations('storeProfile');
  const words = useTranslations('storeEntry.entry.fields');
  const { register, formState, getValues } = useFormContext<ShopValues>();
  const label = words(name);
  return (
    <div className={isWide ? styles.whole : undefined}>
      <TextInput
        {...input}
        label={isOptional ? t('optional', { label }) : label}
        field={register(name)}
        error={formState.errors[name]}
        defaultValue={getValues(name)}
      />
    </div>
  );
}
