'use client';

import { useTranslations } from 'next-intl';
import { Controller, useFormContext } from 'react-hook-form';
import type { ProductValues } from './form-values.ts';
import pictures from './pictures.module.css';
import type { ShownQuestion } from './use-shown-questions.ts';

interface ShownChoicesCellsProps {
  index: number;
  questions: ShownQuestion[];
}

/** Which version a picture shows: customers see it when they choose that. */
export function ShownChoicesCells({ index, questions }: ShownChoicesCellsProps) {
  const t = useTranslations('catalogueDesk.product');
  const { control } = useFormContext<ProductValues>();
  if (questions.length === 0) return null;
  return (
    <Controller
      control={control}
      name={`pictures.${index}.shows`}
      render={({ field }) => (
        <fieldset className={`hint wrap-8-12 items-center ${pictures.shows}`} ref={field.ref}>
          <legend className="visually-hidden">{t('pictureShows', { number: index + 1 })}</legend>
          <span aria-hidden="true">{t('shows')}</span>
          {questions.map(({ key, name, values }) => (
            <label key={key}>
              {name}
              <select
                value={field.value[key] ?? ''}
                onChange={({ target }) => field.onChange(withChoice(field.value, key, target.value))}
              >
                <option value="">{t('anyChoice')}</option>
                {values.map((value) => (
                  <option key={value.key} value={value.key}>
                    {value.name}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      )}
    />
  );
}

function withChoice(shows: Record<string, string>, key: string, value: string): Record<string, string> {
  const { [key]: _, ...others } = shows;
  return value === '' ? others : { ...others, [key]: value };
}
