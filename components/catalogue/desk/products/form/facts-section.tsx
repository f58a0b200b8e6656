'use client';

import { useTranslations } from 'next-intl';
import { useController, useFormContext } from 'react-hook-form';
import { Panel } from '#components/ui/page/panel.tsx';
import type { ProductChoices } from '#lib/api/catalogue/desk-products.ts';
import { errorAt } from './error-at.ts';
import styles from './form.module.css';
import type { ProductValues } from './form-values.ts';

/** What lists can be filtered by: any number of values of each attribute. */
export function FactsSection({ attributes }: Pick<ProductChoices, 'attributes'>) {
  const t = useTranslations('catalogueDesk.product');
  const { control, formState } = useFormContext<ProductValues>();
  const { field } = useController({ control, name: 'attribute_value_ids' });
  const error = errorAt(formState.errors, 'attribute_value_ids');
  const toggle = (id: number) => {
    const isChosen = field.value.includes(id);
    const next = isChosen ? field.value.filter((each) => each !== id) : [...field.value, id];
    field.onChange(next.sort((left, right) => left - right));
  };
  return (
    <Panel title={t('attributes')} text={t('attributesHelp')}>
      {error && (
        <p className="fault" data-fault tabIndex={-1}>
          {error.message}
        </p>
      )}
      {attributes.length === 0 && <p className={`text-ink-2 text-14 ${styles.hint}`}>{t('noAttributes')}</p>}
      <div className="stack-16">
        {attributes.map(({ id, name, values }) => (
          <fieldset key={id} className={styles.attribute}>
            <legend>{name}</legend>
            <div className="wrap-4-16">
              {values.map((value) => (
                <label key={value.id} className={styles.choice}>
                  <input type="checkbox" checked={field.value.includes(value.id)} onChange={() => toggle(value.id)} />
                  {value.name}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Panel>
  );
}
