'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { fieldMarks, PlainField } from '#components/ui/form/plain-field.tsx';
import { lookDensities, lookFonts, lookShapes } from '#lib/contract/site/look.ts';
import type { LookForm } from './use-look.ts';

const optionsOf = {
  shape: lookShapes,
  density: lookDensities,
  heading_font: lookFonts,
  text_font: lookFonts,
} as const;

interface ChoiceFieldProps {
  form: LookForm;
  name: keyof typeof optionsOf;
}

/** One of a few, by its name. */
export function ChoiceField({ form, name }: ChoiceFieldProps) {
  const t = useTranslations('siteLook');
  const id = useId();
  const isFont = name === 'heading_font' || name === 'text_font';
  const note = { id, help: isFont ? t('help.font') : undefined, fault: form.faultOf(name) };
  return (
    <PlainField {...note} label={t(`field.${name}`)}>
      <select
        {...fieldMarks(note)}
        name={name}
        value={form.typed[name]}
        onChange={({ target }) => form.change(name, target.value)}
      >
        {optionsOf[name].map((option) => (
          <option key={option} value={option}>
            {t(`option.${option}`)}
          </option>
        ))}
      </select>
    </PlainField>
  );
}
