'use client';

import { useTranslations } from 'next-intl';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { locales } from '#lib/i18n/locales.ts';
import { noTexts } from '#lib/i18n/texts.ts';
import { CellInput } from './cell-input.tsx';
import { freeKey, withoutChoice } from './combine-variants.ts';
import { errorAt } from './error-at.ts';
import type { ProductValues } from './form-values.ts';
import { RowTools } from './row-tools.tsx';
import rows from './rows.module.css';

const maxOptions = 4;

/** What a customer chooses: options and their values, named in both languages. */
export function OptionsSection() {
  const t = useTranslations('catalogueDesk.product');
  const { control, getValues, setValue } = useFormContext<ProductValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'options', keyName: 'row' });
  const add = () => {
    const key = freeKey(
      'option',
      getValues('options').map((option) => option.key),
    );
    append({ key, name: noTexts, values: [{ key: 'value-1', name: noTexts }] }, { shouldFocus: true });
  };
  const drop = (index: number) => {
    const key = getValues(`options.${index}.key`);
    setValue('variants', withoutChoice(getValues('variants'), key), { shouldDirty: true });
    remove(index);
  };
  return (
    <Panel title={t('options')} text={t('optionsHelp')}>
      <div className="stack-16">
        {fields.map((field, index) => (
          <OptionFields key={field.row} index={index} count={fields.length} onMove={move} onRemove={drop} />
        ))}
        {fields.length < maxOptions && (
          <Button look="secondary" size="small" className="justify-self-start" onClick={add}>
            {t('addOption')}
          </Button>
        )}
      </div>
    </Panel>
  );
}

interface OptionFieldsProps {
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

function OptionFields({ index, count, onMove, onRemove }: OptionFieldsProps) {
  const t = useTranslations('catalogueDesk.product');
  const name = t('optionNumber', { number: index + 1 });
  return (
    <fieldset className={rows.option}>
      <legend className="visually-hidden">{name}</legend>
      <div className={rows.line}>
        <NameCells field={`options.${index}`} label={t('optionName')} />
        <RowTools name={name} index={index} count={count} onMove={onMove} onRemove={onRemove} />
      </div>
      <OptionValues index={index} />
    </fieldset>
  );
}

function OptionValues({ index }: { index: number }) {
  const t = useTranslations('catalogueDesk.product');
  const { control, getValues, setValue, formState } = useFormContext<ProductValues>();
  const { fields, append, remove, move } = useFieldArray({ control, name: `options.${index}.values`, keyName: 'row' });
  const error = errorAt(formState.errors, `options.${index}.values`);
  const add = () => {
    const key = freeKey(
      'value',
      getValues(`options.${index}.values`).map((value) => value.key),
    );
    append({ key, name: noTexts });
  };
  const drop = (at: number) => {
    const [option, value] = [getValues(`options.${index}.key`), getValues(`options.${index}.values.${at}.key`)];
    setValue('variants', withoutChoice(getValues('variants'), option, value), { shouldDirty: true });
    remove(at);
  };
  return (
    <div className={rows.values}>
      {fields.map((field, at) => (
        <div key={field.row} className={rows.line}>
          <NameCells field={`options.${index}.values.${at}`} label={t('valueNumber', { number: at + 1 })} />
          <RowTools
            name={t('valueNumber', { number: at + 1 })}
            index={at}
            count={fields.length}
            onMove={move}
            onRemove={drop}
          />
        </div>
      ))}
      {error && (
        <p className="fault" data-fault tabIndex={-1}>
          {error.message}
        </p>
      )}
      <Button look="quiet" size="small" className="justify-self-start" onClick={add}>
        {t('addValue')}
      </Button>
    </div>
  );
}

/** A name in each language. */
function NameCells({
  field,
  label,
}: {
  field: `options.${number}` | `options.${number}.values.${number}`;
  label: string;
}) {
  const t = useTranslations('catalogueDesk.product');
  const { register, formState } = useFormContext<ProductValues>();
  return locales.map((locale) => (
    <CellInput
      key={locale}
      label={t('inLanguage', { label, language: t(`language.${locale}`) })}
      field={register(`${field}.name.${locale}`)}
      error={errorAt(formState.errors, `${field}.name.${locale}`)}
      maxLength={80}
    />
  ));
}
