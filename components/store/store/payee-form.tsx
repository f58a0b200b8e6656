'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { FormProvider, useForm } from 'react-hook-form';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useSchemaResolver } from '#components/ui/form/use-schema-resolver.ts';
import { useKeptValues } from '#components/work/forms/use-kept-values.ts';
import { useSending } from '#components/work/forms/use-sending.ts';
import { type StorePayee, savePayee } from '#lib/api/store/store-profile.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { storePayeeBody } from '#lib/contract/store/payees.ts';
import { PayeeFields } from '../fields/payee-fields.tsx';
import { FormFoot } from './form-foot.tsx';
import { OwnerProof } from './legal/owner-proof.tsx';
import styles from './store-profile.module.css';

const names = ['payee_type', 'payee_name', 'payee_account', 'payee_bank', 'payee_branch', 'password', 'code'] as const;
type Values = Record<Exclude<(typeof names)[number], 'payee_type'>, string> & { payee_type: 'company' | 'personal' };

/** Another account to be paid to, with the proof that its owner asks. */
export function PayeeForm({ payee, onDone }: { payee: StorePayee; onDone: () => void }) {
  const t = useTranslations('storeProfile.payee');
  const queries = useQueryClient();
  const form = useForm<Values>({
    resolver: useSchemaResolver<Values>(storePayeeBody),
    defaultValues: {
      payee_type: payee.current.payee_type,
      payee_name: payee.current.payee_name,
      payee_account: '',
      payee_bank: '',
      payee_branch: '',
      password: '',
      code: '',
    },
  });
  const drop = useKeptValues(form, { name: 'store:payee', without: ['password', 'code'] });
  const end = () => {
    drop();
    onDone();
  };
  const type = form.watch('payee_type');
  const owner = type === 'company' ? payee.company_name : payee.legal_person;
  const { submit, input, errors, isSubmitting } = useSending(form, {
    fields: names,
    send: savePayee,
    onDone: (saved) => {
      queries.setQueryData(apiQuery('/api/store/payee').queryKey, saved);
      end();
    },
    isLeaving: true,
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={isSubmitting} className={styles.form}>
          <p className={styles.notice}>{t('formText', { hours: payee.cooling_hours })}</p>
          <FormAlert text={errors.root?.message} />
          <PayeeFields owners={payee} ownerHelp={t('ownerHelp', { owner })} />
          <OwnerProof needsCode={payee.needs_code} password={input('password')} code={input('code')} />
          <FormFoot isBusy={isSubmitting} submit={t('submit')} onCancel={end} />
        </fieldset>
      </form>
    </FormProvider>
  );
}
