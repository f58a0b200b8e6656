'use client';

import { useTranslations } from 'next-intl';
import type { SpecTexts } from '#lib/contract/catalogue/specification.ts';
import { locales } from '#lib/i18n/locales.ts';
import { TextField } from '../controlled-field.tsx';
import styles from './form.module.css';

interface TextPairProps {
  label: string;
  texts: SpecTexts;
  fault?: string | undefined;
  isLong?: boolean;
  onChange: (texts: SpecTexts) => void;
}

/** A text in both languages, side by side. What is wrong is said where the text is missing. */
export function TextPair({ label, texts, fault, isLong = false, onChange }: TextPairProps) {
  const t = useTranslations('catalogueSpecification.form');
  return (
    <div className={styles.pair}>
      {locales.map((locale) => (
        <TextField
          key={locale}
          label={t('inLanguage', { label, language: t(`languages.${locale}`) })}
          value={texts[locale]}
          maxLength={200}
          lang={locale}
          isLong={isLong}
          fault={texts[locale].trim() === '' ? fault : undefined}
          onChange={(text) => onChange({ ...texts, [locale]: text })}
        />
      ))}
    </div>
  );
}
