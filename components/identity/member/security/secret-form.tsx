'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { OwnPasswordInput } from '#components/ui/form/own-password-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';

interface SecretValues {
  password?: string;
  code?: string;
}

interface SecretFormProps {
  text: string;
  fields: readonly (keyof SecretValues)[];
  schema: z.ZodType<SecretValues, SecretValues>;
  /** The words of the button. */
  submit: string;
  isDestructive?: boolean;
  send: (values: SecretValues) => Promise<void>;
  /** Between the text and the fields. */
  children?: ReactNode;
}

/** Asks for what only the person knows or has: the password, a code, or both. */
export function SecretForm({ text, fields, schema, submit, isDestructive, send, children }: SecretFormProps) {
  const t = useTranslations('identitySecurity.twoFactor');
  const {
    register,
    errors,
    isSubmitting,
    submit: onSubmit,
  } = useDecisionForm({
    schema,
    values: { password: '', code: '' },
    fields: ['password', 'code'],
    send,
    onDone: () => undefined,
    isLeaving: true,
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset disabled={isSubmitting} className="stack-16 text-14">
        <p>{text}</p>
        {children}
        <FormAlert text={errors.root?.message} />
        {fields.includes('password') && (
          <OwnPasswordInput label={t('passwordField')} field={register('password')} error={errors.password} />
        )}
        {fields.includes('code') && (
          <TextInput
            label={t('codeField')}
            field={register('code')}
            error={errors.code}
            autoComplete="one-time-code"
            maxLength={20}
          />
        )}
        <div className="row-8 justify-end">
          <Button size="small" isDestructive={isDestructive} isBusy={isSubmitting} type="submit">
            {submit}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
