'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { type CaptchaAnswer, requestCaptcha } from '#lib/utils/captcha-request.ts';
import { Button } from '../button.tsx';
import { useCountdown } from '../hooks/use-countdown.ts';
import styles from './code-input.module.css';
import { TextInput } from './text-input.tsx';

/** Seconds until another code may be asked for (contract §5). */
const waitInSeconds = 60;

interface CodeInputProps {
  field: UseFormRegisterReturn;
  error: FieldError | undefined;
  /** Whether everything the code needs is filled in; a fault stays at its field. */
  isReady: () => Promise<boolean>;
  /** Sends the code; the captcha is spent. */
  onSend: (captcha: CaptchaAnswer) => Promise<unknown>;
  onFailure: (error: unknown) => void;
}

/** The field for a sent code, with the button that sends it once a captcha is solved. */
export function CodeInput({ field, error, isReady, onSend, onFailure }: CodeInputProps) {
  const t = useTranslations('ui.code');
  const [left, countDown] = useCountdown();
  const [isSending, setSending] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const send = async () => {
    const captcha = (await isReady()) && (await requestCaptcha());
    if (!captcha) return;
    setSending(true);
    await onSend(captcha).then(() => {
      countDown(waitInSeconds);
      // The button is about to rest, and the code comes next.
      frame.current?.querySelector('input')?.focus();
    }, onFailure);
    setSending(false);
  };
  return (
    <div ref={frame} className={styles.code}>
      <TextInput label={t('label')} field={field} error={error} autoComplete="one-time-code" maxLength={8} />
      <Button look="secondary" size="small" isBusy={isSending} disabled={left > 0} onClick={send}>
        {left > 0 ? t('again', { seconds: left }) : t('send')}
      </Button>
    </div>
  );
}
