'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { sendCheckIn } from '#lib/api/identity/shop-login.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { secondFactorBody } from '#lib/contract/identity/shop-login.ts';
import styles from './auth-form.module.css';
import type { CheckedIn } from './checked-in.ts';

interface SecondFactorFormProps {
  /** Proof of the right password, good for a few minutes. */
  ticket: string;
  /** The offer of a provider's login, as in the first step. */
  link: string | undefined;
  onDone: (answer: CheckedIn) => void;
  onBack: () => void;
}

/** The second step of a login: a code of the authenticator app, or a recovery code. */
export function SecondFactorForm({ ticket, link, onDone, onBack }: SecondFactorFormProps) {
  const t = useTranslations('identityShop.secondFactor');
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(secondFactorBody),
    defaultValues: { tab: 'two_factor' as const, ticket, code: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit((values) =>
    sendCheckIn({ ...values, link }).then(onDone, (error) => showFailure(error, setError, ['code'])),
  );
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className={styles.fields}>
        <h2>{t('title')}</h2>
        <p className="text-ink-2 text-14">{t('text')}</p>
        <FormAlert text={errors.root?.message} />
        <TextInput
          label={t('code')}
          field={register('code')}
          error={errors.code}
          autoComplete="one-time-code"
          maxLength={20}
        />
        <Button isWide isBusy={isSubmitting} type="submit">
          {t('submit')}
        </Button>
        <Button look="quiet" size="small" onClick={onBack}>
          {t('back')}
        </Button>
      </fieldset>
    </form>
  );
}
