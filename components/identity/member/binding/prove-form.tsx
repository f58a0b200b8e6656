'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { CodeInput } from '#components/ui/form/code-input.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { OwnPasswordInput } from '#components/ui/form/own-password-input.tsx';
import { type VerificationType, verificationTypes } from '#lib/contract/identity/shop-login.ts';
import styles from './binding.module.css';
import { maskAddress } from './mask-address.ts';
import type { Pass } from './use-pass.ts';
import { type Proof, useProof } from './use-proof.ts';

interface ProveFormProps {
  type: VerificationType;
  available: readonly VerificationType[];
  pass: Pass;
}

/** Proves a bound address. A pass for either will do: who lost the phone still has the mail. */
export function ProveForm({ type, available, pass }: ProveFormProps) {
  const t = useTranslations('identityAccount.binding.prove');
  const { user } = useMemberCentre();
  const [via, setVia] = useState(type);
  const other = verificationTypes.find((kind) => kind !== via && user[kind] !== '' && available.includes(kind));
  return (
    <>
      {pass.isExpired && <FormAlert text={t('expired')} />}
      <ProveFields key={via} via={via} address={user[via]} onPass={pass.keep} />
      {other && (
        <Button look="quiet" size="small" className={styles.other} onClick={() => setVia(other)}>
          {t(`use.${other}`, { address: maskAddress(other, user[other]) })}
        </Button>
      )}
    </>
  );
}

function ProveFields({ via, address, onPass }: Proof) {
  const t = useTranslations('identityAccount.binding.prove');
  const { form, send } = useProof({ via, address, onPass });
  const { submit, errors, isSubmitting } = form;
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isSubmitting} className={styles.fields}>
        <p>{t('text', { address: maskAddress(via, address) })}</p>
        <FormAlert text={errors.root?.message} />
        <OwnPasswordInput label={t('password')} field={form.register('password')} error={errors.password} />
        <CodeInput
          field={form.register('captcha')}
          error={errors.captcha}
          isReady={() => form.trigger('password', { shouldFocus: true })}
          onSend={send}
          onFailure={form.refuse}
        />
        <Button size="small" isBusy={isSubmitting} type="submit" className={styles.submit}>
          {t('submit')}
        </Button>
      </fieldset>
    </form>
  );
}
