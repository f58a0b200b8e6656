'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { NewPasswordInput } from '#components/ui/form/new-password-input.tsx';
import { sendNewPassword } from '#lib/api/identity/shop-password.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import type { VerificationType } from '#lib/contract/identity/shop-login.ts';
import { retrievePassword } from '#lib/contract/identity/shop-password.ts';
import { AddressInput } from './account-inputs.tsx';
import { AccountKind } from './account-kind.tsx';
import styles from './auth-form.module.css';
import { CodeInput } from './code-input.tsx';

interface ForgotValues {
  type: VerificationType;
  account: string;
  captcha: string;
  password: string;
}

interface ForgotFormProps {
  available: readonly VerificationType[];
  onBack: () => void;
}

/** A new password for who forgot the old one, with a code sent to the account. */
export function ForgotForm({ available, onBack }: ForgotFormProps) {
  const t = useTranslations('identityShop');
  const { register, errors, isSubmitting, submit, kind, setKind, readAccount, fail } = useForgot(available, onBack);
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className={styles.fields}>
        <h2>{t('forgot.title')}</h2>
        <FormAlert text={errors.root?.message} />
        <AccountKind value={kind} available={available} onChange={setKind} />
        <AddressInput kind={kind} label={t(`forgot.${kind}`)} field={register('account')} error={errors.account} />
        <CodeInput
          field={register('captcha')}
          error={errors.captcha}
          type={kind}
          event="user_retrieve_pwd"
          readAccount={readAccount}
          onFailure={fail}
        />
        <NewPasswordInput label={t('forgot.password')} field={register('password')} error={errors.password} />
        <Button isWide isBusy={isSubmitting} type="submit">
          {t('forgot.submit')}
        </Button>
        <Button look="quiet" size="small" onClick={onBack}>
          {t('forgot.back')}
        </Button>
      </fieldset>
    </form>
  );
}

function useForgot(available: readonly VerificationType[], onDone: () => void) {
  const form = useForm<ForgotValues>({
    resolver: zodResolver(retrievePassword.body as never) as never,
    defaultValues: { type: available[0] ?? 'email', account: '', captcha: '', password: '' },
  });
  const { register, watch, setValue, trigger, getValues, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const fail = (error: unknown) => showFailure(error, setError, ['account', 'captcha', 'password']);
  const submit = handleSubmit((values) => sendNewPassword(values).then(onDone, fail));
  const readAccount = async () =>
    (await trigger('account', { shouldFocus: true })) ? getValues('account').trim() : undefined;
  const setKind = (kind: VerificationType) => setValue('type', kind);
  return { register, errors, isSubmitting, submit, kind: watch('type'), setKind, readAccount, fail };
}
