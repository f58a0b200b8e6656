'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { PayeeFields } from '../fields/payee-fields.tsx';
import type { EntryValues } from './entry-context.ts';

/** Where what the store earns is paid to; in whose name stands in the first part already. */
export function PayeeStep() {
  const t = useTranslations('storeFields.help');
  const { control } = useFormContext<EntryValues>();
  const [type, company_name, legal_person] = useWatch({
    control,
    name: ['payee_type', 'company_name', 'legal_person'],
  });
  return (
    <div className="columns-2 stack-16-24 items-start">
      <PayeeFields owners={{ company_name, legal_person }} ownerHelp={t(`payee_name_${type}`)} />
    </div>
  );
}
