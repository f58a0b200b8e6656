'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Panel } from '#components/ui/page/panel.tsx';
import { RichTextInput } from '#components/ui/rich-text/rich-text-input.tsx';
import { DrawnInput } from '#components/work/forms/drawn-input.tsx';
import { bcp47 } from '#lib/i18n/bcp47.ts';
import { latinLocale } from '#lib/i18n/languages.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { toSlug } from '../../to-slug.ts';
import { errorAt } from './error-at.ts';
import styles from './form.module.css';
import type { ProductValues } from './form-values.ts';
import { TextField } from './text-field.tsx';

/** Texts in both languages: side by side where there is room, one below the other on a phone. */
export function TextsSection() {
  const t = useTranslations('catalogueDesk.product');
  return (
    <Panel title={t('texts')} text={t('textsHelp')}>
      <div className={`stack-32 ${styles.both}`}>
        {locales.map((locale) => (
          <LanguageTexts key={locale} locale={locale} />
        ))}
      </div>
    </Panel>
  );
}

function LanguageTexts({ locale }: { locale: Locale }) {
  const t = useTranslations('catalogueDesk.product');
  const { register, control, formState, getValues } = useFormContext<ProductValues>();
  const at = (field: string) => errorAt(formState.errors, `texts.${locale}.${field}`);
  const follow = useSlug();
  const name = register(`texts.${locale}.name`, {
    onChange: ({ target }) => locale === latinLocale && follow(target.value),
  });
  return (
    <fieldset className={`stack-16 ${styles.language}`} lang={bcp47[locale]}>
      <legend>{t(`language.${locale}`)}</legend>
      <DrawnInput
        label={t('name')}
        control={control}
        field={name}
        error={at('name')}
        maxLength={160}
        defaultValue={getValues(`texts.${locale}.name`)}
      />
      <TextField
        label={t('summary')}
        field={register(`texts.${locale}.summary`)}
        error={at('summary')}
        maxLength={400}
        help={t('summaryHelp')}
      />
      <Description locale={locale} />
      <TextField
        label={t('keywords')}
        help={t('keywordsHelp')}
        field={register(`texts.${locale}.keywords`)}
        error={at('keywords')}
        maxLength={1000}
      />
    </fieldset>
  );
}

function Description({ locale }: { locale: Locale }) {
  const t = useTranslations('catalogueDesk.product');
  const { control, formState } = useFormContext<ProductValues>();
  const name = `texts.${locale}.description` as const;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <RichTextInput
          label={t('description')}
          lang={bcp47[locale]}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          focusRef={ref}
          isDisabled={formState.isSubmitting}
          error={errorAt(formState.errors, name)}
        />
      )}
    />
  );
}

/** The address follows the English name while nobody has written one. */
function useSlug(): (name: string) => void {
  const { getValues, setValue, formState } = useFormContext<ProductValues>();
  const suggested = useRef('');
  return (name) => {
    if (getValues('slug') !== suggested.current) return;
    suggested.current = toSlug(name);
    setValue('slug', suggested.current, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
}
