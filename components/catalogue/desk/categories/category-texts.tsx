'use client';

import { useTranslations } from 'next-intl';
import { defaultLocale, type Locale, locales } from '#lib/i18n/locales.ts';
import { TextField } from '../controlled-field.tsx';
import styles from './categories.module.css';
import type { CategoryValues } from './use-category-form.ts';

interface CategoryTextsProps {
  values: CategoryValues;
  set: (patch: Partial<CategoryValues>) => void;
  /** Sentences by field. */
  faults: Record<string, string>;
}

/** Name and description in every language, side by side. */
export function CategoryTexts({ values: { texts }, set, faults }: CategoryTextsProps) {
  const t = useTranslations('catalogueDesk.categories');
  const setText = (locale: Locale, patch: { name?: string; description?: string }) =>
    set({ texts: { ...texts, [locale]: { ...texts[locale], ...patch } } });
  return (
    <div className={styles.pair}>
      {locales.map((locale) => (
        <div key={locale} className={styles.form}>
          <TextField
            label={t(`name.${locale}`)}
            help={locale === defaultLocale ? undefined : t('fallback')}
            value={texts[locale].name}
            maxLength={80}
            lang={locale}
            fault={faults[`texts.${locale}.name`]}
            onChange={(name) => setText(locale, { name })}
          />
          <TextField
            label={t(`description.${locale}`)}
            value={texts[locale].description}
            maxLength={2000}
            lang={locale}
            isLong
            fault={faults[`texts.${locale}.description`]}
            onChange={(description) => setText(locale, { description })}
          />
        </div>
      ))}
    </div>
  );
}
