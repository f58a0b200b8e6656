'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { DrawnInput } from '#components/work/forms/drawn-input.tsx';
import { type StoreApplicationDraft, storeFieldLengths } from '#lib/contract/store/application-form.ts';
import { useFieldNote } from './field-notes.ts';
import styles from './fields.module.css';
import { kindOf, type TextName } from './text-kinds.ts';

interface TextFieldProps {
  name: TextName;
  help: string;
  /** Whether it takes a whole row; the field itself says so where nothing is given. */
  isWide?: boolean;
}

/** A text about a store. What is noted of it stands in place of its help. */
export function TextField({ name, help, ...place }: TextFieldProps) {
  const t = useTranslations('storeFields');
  const { register, control, getValues, formState } = useFormContext<StoreApplicationDraft>();
  const [start] = useState(() => getValues(name));
  const note = useFieldNote(name);
  const { isOptional, isWide, deps, minRows, ...input } = { ...kindOf(name), ...place };
  const label = t(`fields.${name}`);
  return (
    <div className={`${isWide ? 'col-span-full' : ''} ${note?.isRemark ? styles.marked : ''}`}>
      <DrawnInput
        control={control}
        autoComplete="off"
        {...input}
        {...(minRows && { multiline: true, minRows })}
        maxLength={storeFieldLengths[name]}
        label={isOptional ? t('optional', { label }) : label}
        help={note?.text ?? help}
        field={register(name, deps && { deps })}
        error={formState.errors[name]}
        defaultValue={start}
      />
    </div>
  );
}
