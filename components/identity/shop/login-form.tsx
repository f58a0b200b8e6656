'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslations } from 'next-intl';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { PasswordInput } from '#components/ui/form/password-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { sendCheckIn } from '#lib/api/identity/shop-login.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { loginBody } from '#lib/contract/identity/shop-login.ts';
import { requestCaptcha } from '#lib/utils/captcha-request.ts';
import styles from './auth-form.module.css';
import type { CheckedIn } from './checked-in.ts';
import { PasskeyLogin } from './passkey/passkey-login.tsx';
import { usePasskeyLogin } from './passkey/use-passkey-login.ts';

interface LoginFormProps {
  isCaptchaNeeded: boolean;
  canRecover: boolean;
  /** The offer of a provider's login, to be linked to the account. */
  link: string | undefined;
  /** Pages of the shop’s address, and a browser that knows passkeys. */
  hasPasskeys: boolean;
  onForgot: () => void;
  onDone: (answer: CheckedIn) => void;
  /** The password was right; a code of the second factor is still to come. */
  onTicket: (ticket: string) => void;
}

/** Login by account, e-mail or mobile. */
export function LoginForm({ isCaptchaNeeded, canRecover, hasPasskeys, onForgot, ...next }: LoginFormProps) {
  const t = useTranslations('identityShop');
  const fields = useTranslations('ui.fields');
  const { register, control, errors, isSubmitting, submit, isKept } = useLogin(isCaptchaNeeded, next);
  const passkey = usePasskeyLogin({ isKept, onDone: next.onDone });
  return (
    <form
      noValidate
      onSubmit={submit}
      onFocus={({ target }) => hasPasskeys && target.matches('input') && void passkey.offer()}
    >
      <fieldset disabled={isSubmitting} className={styles.fields}>
        <FormAlert text={errors.root?.message} />
        <TextInput
          label={t('login.username')}
          field={register('username')}
          error={errors.username}
          autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
          maxLength={50}
        />
        <PasswordInput
          label={fields('password')}
          field={register('password')}
          error={errors.password}
          autoComplete="current-password"
          words={{ show: t('password.show'), hide: t('password.hide') }}
        />
        <div className={styles.between}>
          <KeepChoice control={control} isDisabled={isSubmitting} />
          {canRecover && (
            <Button look="quiet" size="small" onClick={onForgot}>
              {t('login.forgot')}
            </Button>
          )}
        </div>
        <Button isWide isBusy={isSubmitting} type="submit">
          {t('login.submit')}
        </Button>
        {hasPasskeys && <PasskeyLogin {...passkey} />}
      </fieldset>
    </form>
  );
}

type LoginValues = z.input<typeof loginBody>;

function useLogin(
  isCaptchaNeeded: boolean,
  { link, onDone, onTicket }: Pick<LoginFormProps, 'link' | 'onDone' | 'onTicket'>,
) {
  const { register, control, handleSubmit, getValues, setError, formState } = useForm({
    resolver: zodResolver(loginBody),
    defaultValues: { tab: 'login' as const, username: '', password: '', keep: false } satisfies LoginValues,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    const captcha = isCaptchaNeeded ? await requestCaptcha() : {};
    if (!captcha) return;
    await sendCheckIn({ ...values, ...captcha, link }).then(onDone, (error) => {
      const ticket = ticketOf(error);
      if (ticket) onTicket(ticket);
      else showFailure(error, setError, ['username', 'password']);
    });
  });
  const isKept = () => getValues('keep') === true;
  return { register, control, errors, isSubmitting, submit, isKept };
}

/** The ticket of the second step, when that is what the server asks for. */
function ticketOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.error !== 'two_factor_required') return undefined;
  return (error.data as { ticket?: string }).ticket;
}

type LoginControl = ReturnType<typeof useLogin>['control'];

function KeepChoice({ control, isDisabled }: { control: LoginControl; isDisabled: boolean }) {
  const t = useTranslations('identityShop.login');
  return (
    <Controller
      name="keep"
      control={control}
      render={({ field: { value, ...field } }) => (
        <FormControlLabel
          control={<Checkbox {...field} checked={Boolean(value)} />}
          label={t('keep')}
          disabled={isDisabled}
        />
      )}
    />
  );
}
