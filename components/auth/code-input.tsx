'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { sendCode } from '#lib/api/account.ts';
import type { VerificationType } from '#lib/contract/user.ts';
import { requestCaptcha } from '#lib/utils/captcha-request.ts';
import styles from './auth-form.module.css';
import { useCountdown } from './use-countdown.ts';

/** Seconds until another code may be asked for (contract §5). */
const waitInSeconds = 60;

interface CodeInputProps {
  field: UseFormRegisterReturn;
  error: FieldError | undefined;
  type: VerificationType;
  event: 'user_register' | 'user_retrieve_pwd';
  /** The address, once it is a good one; undefined leaves the fault at its field. */
  readAccount: () => Promise<string | undefined>;
  onFailure: (error: unknown) => void;
}

/** The field for a sent code, with the button that sends it. */
export function CodeInput({ field, error, type, event, readAccount, onFailure }: CodeInputProps) {
  const t = useTranslations('auth.code');
  const [left, countDown] = useCountdown();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    const account = await readAccount();
    const captcha = account && (await requestCaptcha());
    if (!account || !captcha) return;
    setSending(true);
    await sendCode({ type, account, event, ...captcha }).then(() => countDown(waitInSeconds), onFailure);
    setSending(false);
  };
  return (
    <div className={styles.code}>
      <TextInput label={t('label')} field={field} error={error} autoComplete="one-time-code" maxLength={8} />
      <Button variant="outlined" disabled={left > 0} loading={isSending} onClick={send}>
        {left > 0 ? t('again', { seconds: left }) : t('send')}
      </Button>
    </div>
  );
}
