'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { ChoiceInput } from '#components/ui/form/choice-input.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { type StorePayee, savePayee, storePayeeQuery } from '#lib/api/store/store-profile.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { payeeTypes } from '#lib/contract/store/bank-account.ts';
import { storePayeeBody } from '#lib/contract/store/payees.ts';
import { FormFoot } from './form-foot.tsx';
import { OwnerProof } from './owner-proof.tsx';
import styles from './store-profile.module.css';
import { useSchemaResolver } from './use-schema-resolver.ts';

const names = ['payee_type', 'payee_name', 'payee_account', 'payee_bank', 'payee_branch', 'password', 'code'] as const;
type Values = Record<Exclude<(typeof names)[number], 'payee_type'>, string> & { payee_type: 'company' | 'personal' };

/** Another account to be paid to, with the proof that its owner asks. */
export function PayeeForm({ payee, onDone }: { payee: StorePayee; onDone: () => void }) {
  const t = useTranslations('storeProfile.payee');
  const words = useTranslations('storeEntry.entry');
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
  const { errors, isSubmitting } = form.formState;
  const type = form.watch('payee_type');
  const owner = type === 'company' ? payee.company_name : payee.legal_person;
  const onSubmit = form.handleSubmit(async (values) => {
    try {
      queries.setQueryData(storePayeeQuery().queryKey, await savePayee(values));
      onDone();
    } catch (error) {
      showFailure(error, form.setError, names);
    }
  });
  const input = (name: Exclude<(typeof names)[number], 'payee_type'>) => ({
    field: form.register(name),
    error: errors[name],
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset disabled={isSubmitting} className={styles.form}>
        <p className={styles.notice}>{t('formText', { hours: payee.cooling_hours })}</p>
        <FormAlert text={errors.root?.message} />
        <ChoiceInput
          label={t('type')}
          name="payee_type"
          control={form.control}
          options={payeeTypes.map((value) => ({ value, label: words(`payeeTypes.${value}`) }))}
        />
        <div>
          <TextInput {...input('payee_name')} label={t('name')} help={t('ownerHelp', { owner })} maxLength={100} />
          {form.watch('payee_name') !== owner && (
            <Button look="quiet" size="small" onClick={() => form.setValue('payee_name', owner)}>
              {t('useOwner', { owner })}
            </Button>
          )}
        </div>
        <TextInput
          {...input('payee_account')}
          label={t('account')}
          help={words(`help.payee_account_${type}`)}
          inputMode="numeric"
          maxLength={40}
          autoComplete="off"
        />
        <TextInput {...input('payee_bank')} label={t('bank')} help={words('help.payee_bank')} maxLength={60} />
        <TextInput {...input('payee_branch')} label={words('optional', { label: t('branch') })} maxLength={60} />
        <OwnerProof needsCode={payee.needs_code} password={input('password')} code={input('code')} />
        <FormFoot isBusy={isSubmitting} submit={t('submit')} onCancel={onDone} />
      </fieldset>
    </form>
  );
}
