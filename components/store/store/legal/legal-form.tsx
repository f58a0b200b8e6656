'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useSchemaResolver } from '#components/ui/form/use-schema-resolver.ts';
import { useKeptValues } from '#components/work/forms/use-kept-values.ts';
import { useSending } from '#components/work/forms/use-sending.ts';
import { type StoreLegal, saveLegal } from '#lib/api/store/store-legal.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { isOwnersAccount, withLicenceRules } from '#lib/contract/store/application-form.ts';
import { storeLegalBody } from '#lib/contract/store/legal.ts';
import { FormFoot } from '../form-foot.tsx';
import styles from '../store-profile.module.css';
import { keptName } from '../use-editing.ts';
import { isConflict } from '../use-profile.ts';
import { LegalFields } from './legal-fields.tsx';
import { type LegalValues, legalFieldNames, toLegalValues } from './legal-values.ts';
import { OwnerProof } from './owner-proof.tsx';

interface LegalFormProps {
  legal: StoreLegal;
  onDone: () => void;
}

/** Other legal facts, beginning with what was last asked for in vain, with the proof that the owner asks. */
export function LegalForm({ legal, onDone }: LegalFormProps) {
  const t = useTranslations('storeProfile');
  const save = useSaveLegal(legal);
  const form = useForm<LegalValues>({
    resolver: useSchemaResolver<LegalValues>(withLicenceRules(storeLegalBody.omit({ version: true }), legal.today)),
    defaultValues: toLegalValues(legal),
  });
  const drop = useKeptValues(form, { name: keptName('legal'), without: ['password', 'code'] });
  const end = () => {
    drop();
    onDone();
  };
  const { submit, input, errors, isSubmitting } = useSending(form, {
    fields: legalFieldNames,
    send: save,
    onDone: end,
    isLeaving: true,
    wordsOf: (error) => (isConflict(error) ? t('conflict') : undefined),
  });
  return (
    <FormProvider {...form}>
      <form noValidate data-part="legal" onSubmit={submit}>
        <fieldset disabled={isSubmitting} className={styles.form}>
          <p className={styles.notice}>{t('legal.formText')}</p>
          <FormAlert text={errors.root?.message} />
          <LegalFields legal={legal} />
          <PayeeNote legal={legal} pending={form.watch()} />
          <div className="columns-2 stack-16-24 items-start">
            <OwnerProof needsCode={legal.needs_code} password={input('password')} code={input('code')} />
          </div>
          <FormFoot isBusy={isSubmitting} submit={t('legal.submit')} onCancel={end} />
        </fieldset>
      </form>
    </FormProvider>
  );
}

/** The account has to be in the name of the company or its legal person: another one needs another account. */
function PayeeNote({ legal, pending }: { legal: StoreLegal; pending: LegalValues }) {
  const t = useTranslations('storeProfile.legal');
  const { company_name, legal_person, payee_type, payee_name, current } = { ...legal, ...pending };
  const isOther = company_name !== current.company_name || legal_person !== current.legal_person;
  if (!isOther || isOwnersAccount({ payee_type, payee_name }, { company_name, legal_person })) return null;
  return <p className={styles.warning}>{t('payeeNote', { name: payee_name })}</p>;
}

/** Asks over the store that was looked at; where it has changed since, the next try is over the new one. */
function useSaveLegal({ version }: StoreLegal): (values: LegalValues) => Promise<void> {
  const queries = useQueryClient();
  const { queryKey } = apiQuery('/api/store/legal');
  const seen = useRef(version);
  return async (values) => {
    try {
      queries.setQueryData(queryKey, await saveLegal({ ...values, version: seen.current }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isConflict(error)) seen.current = (error.data as { version?: number }).version ?? seen.current;
      throw error;
    }
  };
}
