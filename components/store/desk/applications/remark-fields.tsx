'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { PlainField } from '#components/ui/form/plain-field.tsx';
import type { StoreApplicationField } from '#lib/contract/store/application-form.ts';

export type Remarks = Partial<Record<StoreApplicationField, string>>;

/** Fields that were chosen, and about which something is said. */
export const saidOf = (remarks: Remarks): Record<string, string> =>
  Object.fromEntries(Object.entries(remarks).filter(([, text]) => text.trim() !== ''));

/** Fields that a remark can be about, in the order of the form. */
const remarkable = [
  'company_name',
  'credit_code',
  'legal_person',
  'licence',
  'licence_from',
  'licence_until',
  'store_name',
  'logo',
  'trades',
  'intro',
  'address',
  'contact_name',
  'contact_mobile',
  'contact_email',
  'payee_type',
  'payee_name',
  'payee_bank',
  'payee_branch',
  'payee_account',
] as const satisfies readonly StoreApplicationField[];

interface RemarkFieldsProps {
  /** Missing: those of an application. */
  fields?: readonly StoreApplicationField[];
  remarks: Remarks;
  onChange: (remarks: Remarks) => void;
}

/** What is to be changed, field by field; a field is chosen before it is written about. */
export function RemarkFields({ fields = remarkable, remarks, onChange }: RemarkFieldsProps) {
  const t = useTranslations('storeDesk.application');
  const words = useTranslations('storeFields.fields');
  const id = useId();
  return (
    <>
      {fields
        .filter((name) => remarks[name] !== undefined)
        .map((name) => (
          <Remark
            key={name}
            label={t('remarkOn', { field: words(name) })}
            text={remarks[name] ?? ''}
            onChange={(text) => onChange({ ...remarks, [name]: text })}
          />
        ))}
      <PlainField id={id} label={t('remarkField')}>
        <select id={id} value="" onChange={({ target }) => onChange({ ...remarks, [target.value]: '' })}>
          <option value="">{t('remarkChoose')}</option>
          {fields
            .filter((name) => remarks[name] === undefined)
            .map((name) => (
              <option key={name} value={name}>
                {words(name)}
              </option>
            ))}
        </select>
      </PlainField>
    </>
  );
}

interface RemarkProps {
  label: string;
  text: string;
  onChange: (text: string) => void;
}

/** It was chosen to be written about: it takes the focus once. */
function Remark({ label, text, onChange }: RemarkProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <PlainField id={id} label={label}>
      <input ref={input} id={id} maxLength={200} value={text} onChange={({ target }) => onChange(target.value)} />
    </PlainField>
  );
}
