'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '#components/ui/form/text-input.tsx';
import type { StoreApplicationField } from '#lib/contract/store/application-form.ts';
import styles from './entry.module.css';
import { type EntryValues, useRemark } from './entry-context.ts';

type TextField = Exclude<
  StoreApplicationField,
  'trades' | 'province_id' | 'city_id' | 'area_id' | 'licence_long_term' | 'agreed' | 'payee_type'
>;

interface EntryTextProps
  extends Pick<
    ComponentProps<typeof TextInput>,
    'type' | 'help' | 'autoComplete' | 'maxLength' | 'inputMode' | 'multiline' | 'minRows'
  > {
  name: TextField;
  isOptional?: boolean;
  /** Over both columns. */
  isWide?: boolean;
  /** Fields whose rules look at this one. */
  deps?: StoreApplicationField[];
}

/** A field of text, with what the last review said of it. */
export function EntryText({ name, isOptional, isWide, deps, help, ...input }: EntryTextProps) {
  const t = useTranslations('storeEntry.entry');
  const { register, getValues, formState } = useFormContext<EntryValues>();
  const [start] = useState(() => getValues(name));
  const remark = useRemark(name);
  const label = t(`fields.${name}`);
  return (
    <div className={`${isWide ? styles.whole : ''} ${remark ? styles.marked : ''}`}>
      <TextInput
        {...input}
        label={isOptional ? t('optional', { label }) : label}
        help={remark ? t('remark', { text: remark }) : help}
        field={register(name, { deps })}
        error={formState.errors[name]}
        defaultValue={start}
      />
    </div>
  );
}
