'use client';

import { useTranslations } from 'next-intl';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { locales } from '#lib/i18n/locales.ts';
import { noTexts } from '#lib/i18n/texts.ts';
import { CellInput } from './cell-input.tsx';
import { errorAt } from './error-at.ts';
import type { ProductValues } from './form-values.ts';
import { RowTools } from './row-tools.tsx';
import rows from './rows.module.css';

/** The table of facts on the product's page. */
export function SpecificationsSection() {
  const t = useTranslations('catalogueDesk.product');
  const { control } = useFormContext<ProductValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'specifications', keyName: 'row' });
  return (
    <Panel title={t('specifications')} text={t('specificationsHelp')}>
      <div className="stack-16">
        {fields.map((field, index) => (
          <div key={field.row} className={rows.line}>
            <div className={rows.pairs}>
              <FactCells index={index} part="label" />
              <FactCells index={index} part="value" />
            </div>
            <RowTools
              name={t('rowNumber', { number: index + 1 })}
              index={index}
              count={fields.length}
              onMove={move}
              onRemove={remove}
            />
          </div>
        ))}
        <Button
          look="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => append({ label: noTexts, value: noTexts })}
        >
          {t('addRow')}
        </Button>
      </div>
    </Panel>
  );
}

function FactCells({ index, part }: { index: number; part: 'label' | 'value' }) {
  const t = useTranslations('catalogueDesk.product');
  const { register, formState } = useFormContext<ProductValues>();
  const label = t(part === 'label' ? 'factLabel' : 'factValue');
  return locales.map((locale) => (
    <CellInput
      key={locale}
      label={t('inLanguage', { label, language: t(`language.${locale}`) })}
      field={register(`specifications.${index}.${part}.${locale}`)}
      error={errorAt(formState.errors, `specifications.${index}.${part}.${locale}`)}
      maxLength={part === 'label' ? 80 : 300}
    />
  ));
}
