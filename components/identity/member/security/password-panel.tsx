'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { NewPasswordInput } from '#components/ui/form/new-password-input.tsx';
import { PasswordInput } from '#components/ui/form/password-input.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { useNavigation } from '#components/ui/use-navigation.ts';
import { sendPassword } from '#lib/api/identity/member-security.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { changePasswordBody } from '#lib/contract/identity/member-profile.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './security.module.css';

/** What the form asks for: the contract's body, and the new password once more. */
const formSchema = changePasswordBody
  .extend({ confirmPassword: z.string().min(1, 'required') })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    error: 'passwordsDiffer',
  });
type PasswordValues = z.infer<typeof formSchema>;

/** A new password. It ends every session, so the way on is the login page. */
export function PasswordPanel() {
  const t = useTranslations('identitySecurity.password');
  const words = useTranslations('ui.password');
  const { user } = useMemberCentre();
  const { register, errors, isSubmitting, submit } = usePasswordForm();
  const reveal = { show: words('show'), hide: words('hide') };
  return (
    <Panel title={t('title')} text={t('text')}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={isSubmitting} className={styles.form}>
          <FormAlert text={errors.root?.message} />
          <PasswordInput
            label={t('old')}
            field={register('oldPassword')}
            error={errors.oldPassword}
            autoComplete="current-password"
            words={reveal}
          />
          <NewPasswordInput
            label={t('new')}
            field={register('newPassword')}
            error={errors.newPassword}
            ownWords={[user.username, user.nickname, user.email, user.mobile].filter(Boolean)}
          />
          <PasswordInput
            label={t('again')}
            field={register('confirmPassword')}
            error={errors.confirmPassword}
            autoComplete="new-password"
            words={reveal}
          />
          <Button size="small" isBusy={isSubmitting} type="submit" className={styles.submit}>
            {t('submit')}
          </Button>
        </fieldset>
      </form>
    </Panel>
  );
}

function usePasswordForm() {
  const navigation = useNavigation();
  const { register, handleSubmit, setError, formState } = useForm<PasswordValues>({
    resolver: zodResolver(formSchema),
    defaultValues: { oldPassword: '', newPassword: '', confirmPassword: '' },
  });
  const submit = handleSubmit((values) =>
    sendPassword(values).then(
      () => navigation.push(paths.login),
      (error) => showFailure(error, setError, ['oldPassword', 'newPassword']),
    ),
  );
  return { register, errors: formState.errors, isSubmitting: formState.isSubmitting, submit };
}
