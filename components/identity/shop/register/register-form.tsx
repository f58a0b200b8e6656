'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { NewPasswordInput } from '#components/ui/form/new-password-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { findNewTexts, type PublishedText, toShown } from '#lib/api/identity/consents.ts';
import { sendCheckIn } from '#lib/api/identity/shop-login.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { registerBody, type VerificationType } from '#lib/contract/identity/shop-login.ts';
import { useUserInfo } from '#lib/session/user-store.ts';
import { AddressInput } from '../account-inputs.tsx';
import { AccountKind } from '../account-kind.tsx';
import styles from '../auth-form.module.css';
import type { CheckedIn } from '../checked-in.ts';
import { CodeInput } from '../code-input.tsx';
import { Agreement } from './agreement.tsx';

interface RegisterValues {
  tab: 'register';
  registerType: VerificationType;
  email: string;
  mobile: string;
  username: string;
  password: string;
  captcha: string;
  recommend_code: string;
  /** No field: what the server says of the texts stands beside them. */
  agreed?: never;
}

const fieldNames = ['email', 'mobile', 'captcha', 'username', 'password', 'recommend_code', 'agreed'] as const;

interface RegisterFormProps {
  available: readonly VerificationType[];
  /** The offer of a provider's login, to be linked to the new account. */
  link: string | undefined;
  /** What registering agrees to. */
  texts: readonly PublishedText[];
  onDone: (answer: CheckedIn) => void;
}

/** Registration by e-mail or mobile with a sent code; who registers is logged in. */
export function RegisterForm(props: RegisterFormProps) {
  const { available } = props;
  const t = useTranslations('identityShop.register');
  const fields = useTranslations('ui.fields');
  const { register, errors, isSubmitting, submit, kind, setKind, readAccount, fail, texts } = useRegister(props);
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className={styles.fields}>
        <FormAlert text={errors.root?.message} />
        <AccountKind value={kind} available={available} onChange={setKind} />
        <AddressInput key={kind} kind={kind} label={fields(kind)} field={register(kind)} error={errors[kind]} />
        <CodeInput
          field={register('captcha')}
          error={errors.captcha}
          type={kind}
          event="user_register"
          readAccount={readAccount}
          onFailure={fail}
        />
        <ChosenInputs register={register} errors={errors} />
        <Button isWide isBusy={isSubmitting} type="submit">
          {t('submit')}
        </Button>
        <Agreement texts={texts} fault={errors.agreed?.message} />
      </fieldset>
    </form>
  );
}

function useRegister({ available, link, texts: known, onDone }: RegisterFormProps) {
  const [texts, setTexts] = useState(known);
  const recommend_code = useUserInfo((state) => state.sp_uid);
  const empty = { email: '', mobile: '', username: '', password: '', captcha: '' };
  const { register, watch, setValue, trigger, getValues, handleSubmit, setError, formState } = useForm<RegisterValues>({
    resolver: zodResolver(registerBody) as never,
    defaultValues: { tab: 'register', registerType: available[0] ?? 'email', ...empty, recommend_code },
  });
  const { errors, isSubmitting } = formState;
  const kind = watch('registerType');
  const fail = (error: unknown) => {
    setTexts((before) => findNewTexts(error) ?? before);
    showFailure(error, setError, fieldNames);
  };
  const submit = handleSubmit((values) => sendCheckIn({ ...values, agreed: toShown(texts), link }).then(onDone, fail));
  const readAccount = async () => ((await trigger(kind, { shouldFocus: true })) ? getValues(kind).trim() : undefined);
  const setKind = (next: VerificationType) => setValue('registerType', next);
  return { register, errors, isSubmitting, submit, kind, setKind, readAccount, fail, texts };
}

type RegisterParts = Pick<ReturnType<typeof useRegister>, 'register' | 'errors'>;

/** What the person chooses: name, password, and whom to thank. */
function ChosenInputs({ register, errors }: RegisterParts) {
  const t = useTranslations('identityShop.register');
  const fields = useTranslations('ui.fields');
  return (
    <>
      <TextInput
        label={t('username')}
        help={t('usernameHelp')}
        field={register('username')}
        error={errors.username}
        autoComplete="username"
        maxLength={15}
      />
      <NewPasswordInput label={fields('password')} field={register('password')} error={errors.password} />
      <TextInput
        label={t('recommend')}
        help={t('recommendHelp')}
        field={register('recommend_code')}
        error={errors.recommend_code}
        autoComplete="off"
        maxLength={64}
      />
    </>
  );
}
