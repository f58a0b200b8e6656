'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { FieldNotes, type NoteOf } from '#components/store/fields/field-notes.ts';
import { LicenceDates } from '#components/store/fields/licence-dates.tsx';
import { TextField } from '#components/store/fields/text-field.tsx';
import type { StoreLegal } from '#lib/api/store/store-legal.ts';
import type { LegalField } from '#lib/contract/store/legal.ts';
import type { LegalValues } from './legal-values.ts';
import { LicenceField } from './licence-field.tsx';

/** The facts as they are to be. Below each what the last review said of it, or what counts now where that differs. */
export function LegalFields({ legal }: { legal: StoreLegal }) {
  const help = useTranslations('storeFields.help');
  return (
    <FieldNotes value={useNotes(legal)}>
      <div className="columns-2 stack-16-24 items-start">
        <TextField name="store_name" help={help('store_name')} />
        <TextField name="company_name" help={help('company_name')} isWide={false} />
        <TextField name="credit_code" help={help('credit_code')} />
        <TextField name="legal_person" help={help('legal_person')} />
        <LicenceDates />
        <div className="col-span-full">
          <LicenceField legal={legal} />
        </div>
      </div>
    </FieldNotes>
  );
}

function useNotes({ last, current }: StoreLegal): NoteOf {
  const t = useTranslations('storeProfile.legal');
  const words = useTranslations('storeFields');
  const { watch } = useFormContext<LegalValues>();
  const values = watch();
  const isFact = (name: string): name is Exclude<LegalField, 'licence'> => name in current;
  return (name) => {
    const remark = last?.remarks[name as LegalField];
    if (remark) return { text: words('remark', { text: remark }), isRemark: true };
    if (!isFact(name) || values[name] === current[name]) return undefined;
    return { text: t('now', { value: current[name] ?? words('fields.licence_long_term') }), isRemark: false };
  };
}
