'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { NewPasswordInput } from '#components/ui/form/new-password-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { makeFirstOperator } from '#lib/api/site/shop-setup.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { setupOperatorBody } from '#lib/contract/site/shop-setup.ts';

const fieldNames = ['username', 'email', 'password'] as const;

/** Name, address and password of the first operator; whoever makes it is logged in. */
export function AccountForm({ token, onDone }: { token: string; onDone: () => void }) {
  const t = useTranslations('siteSetup');
  const fields = useTranslations('ui.fields');
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(setupOperatorBody),
    defaultValues: { token, username: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit((values) =>
    makeFirstOperator(values).then(onDone, (error) => showFailure(error, setError, fieldNames)),
  );
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className="stack-16">
        <FormAlert text={errors.root?.message} />
        <TextInput
          label={t('username')}
          help={t('usernameHelp')}
          field={register('username')}
          error={errors.username}
          autoComplete="username"
          maxLength={15}
        />
        <TextInput
          label={t('email')}
          help={t('emailHelp')}
          field={register('email')}
          error={errors.email}
          type="email"
          autoComplete="email"
          maxLength={50}
        />
        <NewPasswordInput label={fields('password')} field={register('password')} error={errors.password} />
        <Button isWide isBusy={isSubmitting} type="submit">
          {t('submit')}
        </Button>
      </fieldset>
    </form>
  );
}
