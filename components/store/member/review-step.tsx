'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { AgreementField } from './agreement-field.tsx';
import { useEntryValues } from './draft/use-entry-values.ts';
import { type EntryValues, useEntry } from './entry-context.ts';
import { FaultList } from './fault-list.tsx';
import { FormSummary } from './form-summary.tsx';

/** Everything once more before it is handed in. */
export function ReviewStep() {
  const { formState } = useFormContext<EntryValues>();
  const { goTo, application } = useEntry();
  const t = useTranslations('storeEntry.entry.review');
  const values = useEntryValues();
  return (
    <div className="stack-24">
      <FormAlert text={formState.errors.root?.message} />
      <FaultList values={values} />
      <FormSummary form={values} licence={application.licence_file} onEdit={goTo} />
      <AgreementField />
      <p className="text-ink-2">{t('after')}</p>
    </div>
  );
}
