'use client';

import { useTranslations } from 'next-intl';
import { FormProvider, useForm } from 'react-hook-form';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useSchemaResolver } from '#components/ui/form/use-schema-resolver.ts';
import { useKeptValues } from '#components/work/forms/use-kept-values.ts';
import { useSending } from '#components/work/forms/use-sending.ts';
import type { StoreProfile } from '#lib/api/store/store-profile.ts';
import { storeShopFields } from '#lib/contract/store/application-form.ts';
import { AreaField } from '../fields/area-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { TradesField } from '../fields/trades-field.tsx';
import { FormFoot } from './form-foot.tsx';
import { LogoField } from './logo-field.tsx';
import { type ShopValues, shopFieldNames, toShopValues } from './shop-values.ts';
import styles from './store-profile.module.css';
import { keptName } from './use-editing.ts';
import { isConflict, useSaveProfile } from './use-profile.ts';

/** What may be changed of the shop page without a review. */
export function ShopForm({ profile, onDone }: { profile: StoreProfile; onDone: () => void }) {
  const t = useTranslations('storeProfile');
  const help = useTranslations('storeFields.help');
  const save = useSaveProfile(profile);
  const form = useForm<ShopValues>({
    resolver: useSchemaResolver<ShopValues>(storeShopFields),
    defaultValues: toShopValues(profile),
  });
  const drop = useKeptValues(form, { name: keptName('shop') });
  const end = () => {
    drop();
    onDone();
  };
  const { submit, errors, isSubmitting } = useSending(form, {
    fields: shopFieldNames,
    send: save,
    onDone: end,
    isLeaving: true,
    wordsOf: (error) => (isConflict(error) ? t('conflict') : undefined),
  });
  return (
    <FormProvider {...form}>
      <form noValidate data-part="shop" onSubmit={submit}>
        <fieldset disabled={isSubmitting} className={styles.form}>
          <FormAlert text={errors.root?.message} />
          <div className="columns-2 stack-16-24 items-start">
            <div className="col-span-full">
              <LogoField />
            </div>
            <TradesField />
            <TextField name="intro" help={help('intro')} />
            <TextField name="contact_name" help={t('shop.contactHelp')} />
            <TextField name="contact_mobile" help={help('contact_mobile')} />
            <TextField name="contact_email" help={help('contact_email')} />
            <AreaField />
            <TextField name="address" help={help('address')} />
          </div>
          <FormFoot isBusy={isSubmitting} onCancel={end} />
        </fieldset>
      </form>
    </FormProvider>
  );
}
