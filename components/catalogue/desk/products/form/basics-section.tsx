'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { CheckInput } from '#components/ui/form/check-input.tsx';
import { LookupInput } from '#components/ui/form/lookup-input.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { categoryLookup, type OperatorProductDetail, type ProductChoices } from '#lib/api/catalogue/desk-products.ts';
import { pricings, productKinds } from '#lib/contract/catalogue/shop-records.ts';
import { deskProductPaths } from '../product-paths.ts';
import { errorAt } from './error-at.ts';
import styles from './form.module.css';
import { type ProductValues, toNumberOrNull } from './form-values.ts';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

interface BasicsSectionProps {
  choices: ProductChoices;
  detail: OperatorProductDetail | undefined;
}

export function BasicsSection({ choices, detail }: BasicsSectionProps) {
  const t = useTranslations('catalogueDesk.product');
  const words = useTranslations('catalogueDesk.products');
  const { register, formState, setValue, watch, control } = useFormContext<ProductValues>();
  const at = (field: string) => errorAt(formState.errors, field);
  const kind = register('kind', {
    // A service is done on site, and goods never are.
    onChange: ({ target }) =>
      setValue('fulfilment', target.value === 'service' ? 'service' : 'ship', { shouldDirty: true }),
  });
  return (
    <Panel title={t('basics')}>
      <div className={styles.grid}>
        <SelectField
          label={t('kind')}
          field={kind}
          error={at('kind')}
          options={productKinds.map((value) => ({ value, label: words(`kind.${value}`) }))}
        />
        <LookupInput label={t('category')} name="category_id" control={control} lookup={categoryLookup} none={0} />
        <SelectField
          label={t('pricing')}
          help={t(`pricingHelp.${watch('pricing')}`)}
          field={register('pricing')}
          error={at('pricing')}
          options={pricings.map((value) => ({ value, label: words(`pricing.${value}`) }))}
        />
        <TextField
          label={t('slug')}
          help={t(detail ? 'slugChange' : 'slugHelp')}
          field={register('slug')}
          error={at('slug')}
          maxLength={120}
        />
        <TextField
          label={t('sortWeight')}
          help={t('sortWeightHelp')}
          field={register('sort_weight', { setValueAs: toNumberOrNull })}
          error={at('sort_weight')}
          inputMode="numeric"
        />
        <CheckInput label={t('featured')} name="is_featured" control={control} />
      </div>
      {watch('pricing') === 'configured' && <SpecificationHint choices={choices} detail={detail} />}
    </Panel>
  );
}

/** What can be configured has a page of its own; the category may have it for all of its products. */
function SpecificationHint({ choices, detail }: BasicsSectionProps) {
  const t = useTranslations('catalogueDesk.product');
  const { watch } = useFormContext<ProductValues>();
  const category = choices.categories.find(({ id }) => id === watch('category_id'));
  const hasOne = detail?.has_specification || category?.has_specification;
  return (
    <p className={`text-ink-2 text-14 ${styles.hint}`}>
      {t(hasOne ? 'specificationThere' : 'specificationMissing')}{' '}
      {detail ? (
        <PageLink href={deskProductPaths.specification(detail.id)}>{t('specificationEdit')}</PageLink>
      ) : (
        t('specificationAfterSave')
      )}
    </p>
  );
}
