'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { CheckInput } from '#components/ui/form/check-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import type { StoreLegal } from '#lib/api/store/store-legal.ts';
import type { LegalField } from '#lib/contract/store/legal.ts';
import type { LegalValues } from './legal-values.ts';
import { LicenceField } from './licence-field.tsx';
import styles from './store-profile.module.css';

/** The facts as they are to be. Below each what the last review said of it, or what counts now where that differs. */
export function LegalFields({ legal }: { legal: StoreLegal }) {
  const { control, watch } = useFormContext<LegalValues>();
  const words = useTranslations('storeEntry.entry.fields');
  return (
    <div className={styles.fields}>
      <Fact legal={legal} name="store_name" maxLength={30} />
      <Fact legal={legal} name="company_name" maxLength={100} autoComplete="organization" />
      <Fact legal={legal} name="credit_code" maxLength={24} />
      <Fact legal={legal} name="legal_person" maxLength={50} />
      <Fact legal={legal} name="licence_from" type="date" />
      <div>
        {!watch('licence_long_term') && <Fact legal={legal} name="licence_until" type="date" />}
        <CheckInput label={words('licence_long_term')} name="licence_long_term" control={control} />
      </div>
      <div className={styles.whole}>
        <LicenceField legal={legal} />
      </div>
    </div>
  );
}

interface FactProps extends Pick<ComponentProps<typeof TextInput>, 'type' | 'maxLength' | 'autoComplete'> {
  legal: StoreLegal;
  name: Exclude<LegalField, 'licence'>;
}

function Fact({ legal, name, autoComplete = 'off', ...input }: FactProps) {
  const t = useTranslations('storeProfile.legal');
  const words = useTranslations('storeEntry.entry');
  const { register, formState, getValues, watch } = useFormContext<LegalValues>();
  const remark = legal.last?.remarks[name];
  const current = legal.current[name];
  const now = watch(name) === current ? {} : { help: t('now', { value: current ?? t('longTerm') }) };
  return (
    <TextInput
      {...input}
      autoComplete={autoComplete}
      label={words(`fields.${name}`)}
      {...(remark ? { help: words('remark', { text: remark }) } : now)}
      field={register(name)}
      error={formState.errors[name]}
      defaultValue={getValues(name)}
    />
  );
}
