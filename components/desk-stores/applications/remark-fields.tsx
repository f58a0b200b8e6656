'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { StoreApplicationField } from '#lib/contract/store-application-form.ts';
import styles from '../desk-stores.module.css';

export type Remarks = Partial<Record<StoreApplicationField, string>>;

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
  remarks: Remarks;
  onChange: (remarks: Remarks) => void;
}

/** What is to be changed, field by field; a field is chosen before it is written about. */
export function RemarkFields({ remarks, onChange }: RemarkFieldsProps) {
  const t = useTranslations('deskStores.application');
  const words = useTranslations('store.entry.fields');
  const id = useId();
  return (
    <>
      {remarkable
        .filter((name) => remarks[name] !== undefined)
        .map((name) => (
          <div key={name} className={styles.field}>
            <label htmlFor={`${id}-${name}`}>{t('remarkOn', { field: words(name) })}</label>
            <input
              id={`${id}-${name}`}
              maxLength={200}
              value={remarks[name]}
              onChange={({ target }) => onChange({ ...remarks, [name]: target.value })}
            />
          </div>
        ))}
      <div className={styles.field}>
        <label htmlFor={id}>{t('remarkField')}</label>
        <select id={id} value="" onChange={({ target }) => onChange({ ...remarks, [target.value]: '' })}>
          <option value="">{t('remarkChoose')}</option>
          {remarkable
            .filter((name) => remarks[name] === undefined)
            .map((name) => (
              <option key={name} value={name}>
                {words(name)}
              </option>
            ))}
        </select>
      </div>
    </>
  );
}
