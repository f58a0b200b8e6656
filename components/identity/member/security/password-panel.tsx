'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { NewPasswordInput } from '#components/ui/form/new-password-input.tsx';
import { PasswordInput } from '#components/ui/form/password-input.tsx';
import { useNavigation } from '#components/ui/hooks/use-navigation.ts';
import { Panel } from '#components/ui/page/panel.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { sendPassword } from '#lib/api/identity/member-security.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
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

/** A new password. It ends every session, so the way on is the login page. */
export function PasswordPanel() {
  const t = useTranslations('identitySecurity.password');
  const words = useTranslations('ui.password');
  const { user } = useMemberCentre();
  const hasOtherWays = useHasOtherWays();
  const { register, errors, isSubmitting, submit } = usePasswordForm();
  const reveal = { show: words('show'), hide: words('hide') };
  return (
    <Panel title={t('title')} text={hasOtherWays ? `${t('text')}${t('otherWays')}` : t('text')}>
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
          <Button size="small" isBusy={isSubmitting} type="submit" className="justify-self-start">
            {t('submit')}
          </Button>
        </fieldset>
      </form>
    </Panel>
  );
}

/** Whether anything else opens the account, as the panels below it list. */
function useHasOtherWays(): boolean {
  const passkeys = useQuery(apiQuery('/api/account/passkeys')).data?.total ?? 0;
  const logins = useQuery(apiQuery('/api/account/linkedLogins')).data?.list.length ?? 0;
  return passkeys + logins > 0;
}

function usePasswordForm() {
  const navigation = useNavigation();
  return useDecisionForm({
    schema: formSchema,
    values: { oldPassword: '', newPassword: '', confirmPassword: '' },
    fields: ['oldPassword', 'newPassword'],
    send: sendPassword,
    onDone: () => navigation.push(paths.login),
    isLeaving: true,
  });
}
