'use client';

import { useTranslations } from 'next-intl';
import { useUnits } from '#components/ui/hooks/use-unit-words.ts';
import { useUnitOptions } from '#components/work/forms/use-unit-options.ts';
import type { Unit } from '#lib/contract/catalogue/shop-records.ts';
import { SelectField, TextField } from '../controlled-field.tsx';
import type { EditTerms } from './editing/tree-faults.ts';
import { useEditor } from './editor-context.ts';
import styles from './form.module.css';
import { useFaultWords } from './use-fault-words.ts';

/** How many can be ordered, and of what. `listedIn` is the unit that the product has by itself. */
export function TermsForm({ listedIn }: { listedIn: Unit | null }) {
  const t = useTranslations('catalogueSpecification.terms');
  const units = useUnits();
  const words = useFaultWords();
  const { edited, checked, change } = useEditor();
  const { terms } = edited;
  const offered = useUnitOptions(terms.unit);
  const set = (patch: Partial<EditTerms>) =>
    change(`terms ${Object.keys(patch).join()}`, (before) => ({ ...before, terms: { ...before.terms, ...patch } }));
  const faultOf = (field: 'minimum' | 'automaticMax') =>
    words(checked.termFaults[field] ? { message: checked.termFaults[field] } : undefined);
  const own = { value: '', label: listedIn ? t('listedIn', { unit: units(listedIn) }) : t('asListed') };
  return (
    <div className={styles.pair}>
      <TextField
        label={t('minimum')}
        value={terms.minimum}
        inputMode="numeric"
        fault={faultOf('minimum')}
        onChange={(minimum) => set({ minimum })}
      />
      <TextField
        label={t('automaticMax')}
        help={t('automaticMaxHelp')}
        value={terms.automaticMax}
        inputMode="numeric"
        fault={faultOf('automaticMax')}
        onChange={(automaticMax) => set({ automaticMax })}
      />
      <div className="col-span-full">
        <SelectField
          label={t('unit')}
          value={terms.unit}
          options={[own, ...offered]}
          onChange={(unit) => set({ unit })}
        />
      </div>
    </div>
  );
}
