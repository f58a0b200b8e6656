'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { locales } from '#lib/i18n/locales.ts';
import { textIn } from '#lib/i18n/texts.ts';
import { TextField } from '../controlled-field.tsx';
import { StepButton, StepTools } from '../step-tools.tsx';
import styles from './attributes.module.css';
import { type EditValue, newValue, withKey } from './use-attribute-form.ts';

interface ValueRowsProps {
  values: EditValue[];
  /** Sentences by field, `values.0.key` among them. */
  faults: Record<string, string>;
  onChange: (values: EditValue[]) => void;
}

/** The values in their order. One that products carry cannot be removed. */
export function ValueRows({ values, faults, onChange }: ValueRowsProps) {
  const t = useTranslations('catalogueDesk.attributes');
  return (
    <fieldset className={`justify-items-start ${styles.valueList}`}>
      <legend>{t('values')}</legend>
      {faults.values && (
        <p role="alert" className="text-error text-14">
          {faults.values}
        </p>
      )}
      {values.map((value, at) => (
        <ValueRow key={value.uid} at={at} value={value} values={values} faults={faults} onChange={onChange} />
      ))}
      <Button look="secondary" size="small" onClick={() => onChange([...values, newValue()])}>
        {t('addValue')}
      </Button>
    </fieldset>
  );
}

interface ValueRowProps extends ValueRowsProps {
  at: number;
  value: EditValue;
}

function ValueRow({ at, value, values, faults, onChange }: ValueRowProps) {
  const t = useTranslations('catalogueDesk.attributes');
  const fields = useTranslations('ui.fields');
  return (
    <div className={styles.value}>
      {locales.map((each) => (
        <TextField
          key={each}
          label={t(`name.${each}`)}
          value={value.names[each]}
          maxLength={80}
          lang={each}
          fault={faults[`values.${at}.names.${each}`]}
          onChange={(text) =>
            onChange(values.with(at, withKey({ ...value, names: { ...value.names, [each]: text } }, values)))
          }
        />
      ))}
      <TextField
        label={fields('keyValue')}
        value={value.key}
        maxLength={40}
        isDisabled={value.id !== undefined}
        fault={faults[`values.${at}.key`]}
        onChange={(key) => onChange(values.with(at, { ...value, key, isKeyOwn: true }))}
      />
      <div className={`stack-4 justify-items-end ${styles.valueTools}`}>
        <small>{t('carried', { count: value.productCount })}</small>
        <PlaceTools at={at} value={value} values={values} onChange={onChange} />
      </div>
    </div>
  );
}

/** Up, down and away. */
function PlaceTools({ at, value, values, onChange }: Omit<ValueRowProps, 'faults'>) {
  const t = useTranslations('catalogueDesk.attributes');
  const locale = useLocale();
  const name = textIn(value.names, locale) || String(at + 1);
  const swap = (other: number) => {
    const neighbour = values[other];
    if (neighbour) onChange(values.with(at, neighbour).with(other, value));
  };
  const remove = () => onChange(values.filter((_, index) => index !== at));
  return (
    <StepTools>
      <StepButton sign="↑" label={t('up', { name })} onClick={at > 0 ? () => swap(at - 1) : undefined} />
      <StepButton
        sign="↓"
        label={t('down', { name })}
        onClick={at < values.length - 1 ? () => swap(at + 1) : undefined}
      />
      <StepButton sign="×" label={t('removeValue', { name })} onClick={value.productCount > 0 ? undefined : remove} />
    </StepTools>
  );
}
