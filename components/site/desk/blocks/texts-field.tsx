'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Chip } from '#components/ui/chip.tsx';
import { fieldMarks, PlainField } from '#components/ui/form/plain-field.tsx';
import { RichTextInput } from '#components/ui/rich-text/rich-text-input.tsx';
import { bcp47, type Locale, locales } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import styles from './editor.module.css';
import { useEditor } from './editor-context.ts';
import { missingIn } from './missing-in.ts';
import { nameOf, type Place } from './page-draft.ts';

interface TextsFieldProps {
  label: string;
  help?: string | undefined;
  place: Place;
  value: Partial<Texts> | undefined;
  kind: 'line' | 'lines' | 'html';
  max: number;
}

/** A text in every language, side by side; what is still to be written is marked. */
export function TextsField({ label, help, value, ...field }: TextsFieldProps) {
  const t = useTranslations('siteBlocksDesk');
  const missing = missingIn(value);
  return (
    <fieldset className={styles.texts}>
      <legend>
        {label}
        {missing.length > 0 && <Chip tone="warning">{t('missing', { count: missing.length })}</Chip>}
      </legend>
      {help && <p className="hint">{help}</p>}
      <div className={styles.languages}>
        {locales.map((locale) => (
          <TextIn key={locale} {...field} label={label} locale={locale} text={value?.[locale] ?? ''} />
        ))}
      </div>
    </fieldset>
  );
}

interface TextInProps extends Pick<TextsFieldProps, 'place' | 'kind' | 'max' | 'label'> {
  locale: Locale;
  text: string;
}

function TextIn({ label, place, kind, max, locale, text }: TextInProps) {
  const t = useTranslations('siteBlocksDesk');
  const id = useId();
  const editor = useEditor();
  const at = [...place, locale];
  const fault = editor.faults[nameOf(at)];
  const language = t(`language.${locale}`);
  const onChange = (next: string) => editor.set(at, next);
  if (kind === 'html') {
    return (
      <RichTextInput
        label={`${label} · ${language}`}
        value={text}
        onChange={onChange}
        isPage
        isDisabled={editor.isDisabled}
        lang={bcp47[locale]}
        error={fault ? { type: 'server', message: fault } : undefined}
      />
    );
  }
  const Input = kind === 'line' ? 'input' : 'textarea';
  return (
    <PlainField id={id} label={language} fault={fault}>
      <Input
        {...fieldMarks({ id, fault })}
        aria-label={`${label} · ${language}`}
        lang={bcp47[locale]}
        maxLength={max}
        rows={kind === 'line' ? undefined : 3}
        value={text}
        disabled={editor.isDisabled}
        onChange={({ target }) => onChange(target.value)}
      />
    </PlainField>
  );
}
