'use client';

import { use } from 'react';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import type { CaptchaAnswer } from '#lib/utils/captcha-request.ts';
import styles from './captcha.module.css';
import { captchaWords } from './captcha-words.ts';
import { ClickCaptcha } from './click-captcha.tsx';
import { TextCaptcha } from './text-captcha.tsx';
import { type CaptchaState, useChallenge } from './use-challenge.ts';

/** The captcha over everything else: a picture to click in order, or a question for who cannot use the picture. */
export default function CaptchaDialog({ onSettled }: { onSettled: (answer: CaptchaAnswer | undefined) => void }) {
  const words = use(captchaWords());
  const { challenge, state, check, reload, mode, setMode } = useChallenge(onSettled);
  const isBusy = state !== 'open';
  const verdicts: Partial<Record<CaptchaState, string>> = {
    failed: words.failed,
    right: words.right,
    wrong: mode === 'click' ? words.wrong : words.wrongAnswer,
  };
  return (
    <Modal title={words.title} closeLabel={words.close} onClose={() => onSettled(undefined)}>
      <div className="stack-12">
        {challenge?.mode === 'text' && mode === 'text' ? (
          <TextCaptcha key={challenge.work.salt} challenge={challenge} isBusy={isBusy} onAnswer={check} words={words} />
        ) : (
          <ClickCaptcha
            key={challenge?.mode === 'click' ? challenge.base64 : 'none'}
            challenge={challenge?.mode === 'click' ? challenge : undefined}
            isBusy={isBusy}
            onAnswer={check}
            words={words}
          />
        )}
        <p role="status" className={`${styles.verdict} ${state === 'right' ? styles.right : ''}`}>
          {verdicts[state]}
        </p>
        <div className={styles.actions}>
          <button type="button" onClick={reload} disabled={state === 'checking' || state === 'right'}>
            {words.refresh}
          </button>
          <button type="button" onClick={() => setMode(mode === 'click' ? 'text' : 'click')}>
            {mode === 'click' ? words.textMode : words.clickMode}
          </button>
        </div>
      </div>
    </Modal>
  );
}
