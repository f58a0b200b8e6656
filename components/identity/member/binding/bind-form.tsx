'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { CodeInput } from '#components/ui/form/code-input.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { OwnPasswordInput } from '#components/ui/form/own-password-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import type { VerificationType } from '#lib/contract/identity/shop-login.ts';
import styles from './binding.module.css';
import { useBindForm } from './use-bind-form.ts';
import type { Pass } from './use-pass.ts';

interface BindFormProps {
  type: VerificationType;
  /** Proof of the old address; missing where none is bound, and then the password is asked for. */
  pass?: Pass;
  onDone: () => void;
}

const keyboards = {
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 50 },
  mobile: { type: 'tel', autoComplete: 'tel-national', inputMode: 'tel', maxLength: 24 },
} as const;

/** The new address, the code sent to it, and the proof that it is the owner who asks. */
export function BindForm({ type, pass, onDone }: BindFormProps) {
  const t = useTranslations('identityAccount.binding');
  const { form, fail, send } = useBindForm({ type, pass, onDone });
  const { submit, errors, isSubmitting } = form;
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className={styles.fields}>
        {pass && <TimeLeft seconds={pass.secondsLeft} />}
        <FormAlert text={errors.root?.message} />
        <TextInput
          label={t(`new.${pass ? 'address' : 'first'}.${type}`)}
          field={form.register(type)}
          error={errors[type]}
          {...keyboards[type]}
        />
        {!pass && (
          <OwnPasswordInput
            label={t('prove.password')}
            help={t('new.passwordHelp')}
            field={form.register('password')}
            error={errors.password}
          />
        )}
        <CodeInput
          field={form.register('captcha')}
          error={errors.captcha}
          isReady={() => form.trigger(type, { shouldFocus: true })}
          onSend={send}
          onFailure={fail}
        />
        <Button size="small" isBusy={isSubmitting} type="submit" className={styles.submit}>
          {t('new.submit')}
        </Button>
      </fieldset>
    </form>
  );
}

/** Not read out each second: the time is there for who looks. */
function TimeLeft({ seconds }: { seconds: number }) {
  const t = useTranslations('identityAccount.binding.new');
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p role="timer" className={styles.left}>
      {t('left', { time })}
    </p>
  );
}
