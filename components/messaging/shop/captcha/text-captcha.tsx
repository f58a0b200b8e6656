'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { hasKeyboard } from '#components/ui/dialogs/modal.tsx';
import type { TextChallenge } from '#lib/contract/identity/shop-session.ts';
import styles from './captcha.module.css';
import type { CaptchaWords } from './captcha-words.ts';
import { type BackgroundWork, workInBackground } from './work-in-background.ts';

interface TextCaptchaProps {
  challenge: TextChallenge;
  isBusy: boolean;
  onAnswer: (info: string) => void;
  words: CaptchaWords;
}

/** A question for the keyboard and the screen reader. The work is done while the person reads it. */
export function TextCaptcha({ challenge, isBusy, onAnswer, words }: TextCaptchaProps) {
  const [answer, setAnswer] = useState('');
  const work = useRef<BackgroundWork>(null);
  const [isWorking, setWorking] = useState(false);
  const [share, setShare] = useState(0);
  const id = useId();
  useEffect(() => {
    const started = workInBackground(challenge.work, setShare);
    work.current = started;
    return started.stop;
  }, [challenge.work]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!answer.trim() || isBusy || isWorking) return;
    setWorking(true);
    const nonce = await work.current?.nonce;
    onAnswer(`text:${answer.trim()};${nonce}`);
  };
  return (
    <form className={`stack-8 ${styles.question}`} onSubmit={submit}>
      <p id={`${id}-question`} className={`wrap-8 items-center ${styles.prompt}`}>
        {challenge.question}
      </p>
      <label htmlFor={id}>{words.answer}</label>
      <div>
        <input
          id={id}
          aria-describedby={`${id}-question`}
          value={answer}
          maxLength={60}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the person just asked for this question
          autoFocus={hasKeyboard()}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <Button type="submit" disabled={isBusy || isWorking}>
          {isWorking ? words.checking : words.submit}
        </Button>
      </div>
      {isWorking && (
        <div className={`stack-4 text-ink-2 text-14 ${styles.work}`}>
          <p id={`${id}-work`} role="status">
            {words.working}
          </p>
          <progress aria-labelledby={`${id}-work`} max={1} value={isBusy ? 1 : share} />
        </div>
      )}
    </form>
  );
}
