'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { PasswordInput } from '#components/ui/form/password-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { sendCheckIn } from '#lib/api/user.ts';
import { registerBody, type VerificationType } from '#lib/contract/user.ts';
import { paths } from '#lib/routes/paths.ts';
import { useUserInfo } from '#lib/session/user-store.ts';
import { AccountKind } from './account-kind.tsx';
import styles from './auth-form.module.css';
import { CodeInput } from './code-input.tsx';
import { FormAlert } from './form-alert.tsx';
import { showFailure } from './form-failure.ts';

interface RegisterValues {
  tab: 'register';
  registerType: VerificationType;
  email: string;
  mobile: string;
  username: string;
  password: string;
  captcha: string;
  recommend_code: string;
}

const fieldNames = ['email', 'mobile', 'captcha', 'username', 'password', 'recommend_code'] as const;

interface RegisterFormProps {
  available: readonly VerificationType[];
  onDone: (routePath: string) => void;
}

/** Registration by e-mail or mobile with a sent code; who registers is logged in. */
export function RegisterForm({ available, onDone }: RegisterFormProps) {
  const t = useTranslations('auth');
  const spUid = useUserInfo((state) => state.sp_uid);
  const { register, watch, setValue, trigger, getValues, handleSubmit, setError, formState } = useForm<RegisterValues>({
    resolver: zodResolver(registerBody) as never,
    defaultValues: {
      tab: 'register',
      registerType: available[0] ?? 'email',
      email: '',
      mobile: '',
      username: '',
      password: '',
      captcha: '',
      recommend_code: spUid,
    },
  });
  const { errors, isSubmitting } = formState;
  const kind = watch('registerType');
  const fail = (error: unknown) => showFailure(error, setError, fieldNames);
  const readAccount = async () => ((await trigger(kind, { shouldFocus: true })) ? getValues(kind).trim() : undefined);
  const submit = handleSubmit((values) => sendCheckIn(values).then(({ routePath }) => onDone(routePath), fail));
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className={styles.fields}>
        <FormAlert text={errors.root?.message} />
        <AccountKind value={kind} available={available} onChange={(next) => setValue('registerType', next)} />
        <TextInput
          key={kind}
          label={t(`register.${kind}`)}
          field={register(kind)}
          error={errors[kind]}
          type={kind === 'email' ? 'email' : 'tel'}
          autoComplete={kind === 'email' ? 'email' : 'tel-national'}
          maxLength={50}
        />
        <CodeInput
          field={register('captcha')}
          error={errors.captcha}
          type={kind}
          event="user_register"
          readAccount={readAccount}
          onFailure={fail}
        />
        <TextInput
          label={t('register.username')}
          help={t('register.usernameHelp')}
          field={register('username')}
          error={errors.username}
          autoComplete="username"
          maxLength={15}
        />
        <PasswordInput
          label={t('register.password')}
          help={t('register.passwordHelp')}
          field={register('password')}
          error={errors.password}
          autoComplete="new-password"
          words={{ show: t('password.show'), hide: t('password.hide') }}
        />
        <TextInput
          label={t('register.recommend')}
          help={t('register.recommendHelp')}
          field={register('recommend_code')}
          error={errors.recommend_code}
          autoComplete="off"
          maxLength={64}
        />
        <Button type="submit" variant="contained" size="large" fullWidth loading={isSubmitting}>
          {t('register.submit')}
        </Button>
        <p className={styles.small}>
          {t.rich('register.agreement', {
            terms: (words) => (
              <a href={paths.page('terms')} target="_blank" rel="noopener">
                {words}
              </a>
            ),
            privacy: (words) => (
              <a href={paths.page('privacy')} target="_blank" rel="noopener">
                {words}
              </a>
            ),
          })}
        </p>
      </fieldset>
    </form>
  );
}
