'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { checkCaptcha, readCaptcha } from '#lib/api/messaging/shop-captcha.ts';
import type { ClickChallenge, TextChallenge } from '#lib/contract/identity/shop-session.ts';
import type { CaptchaAnswer } from '#lib/utils/captcha-request.ts';
import { randomId } from '#lib/utils/random-id.ts';

export type CaptchaState = 'loading' | 'open' | 'checking' | 'right' | 'wrong' | 'failed';

/** How long the verdict stays before the dialog goes on: long enough to read it. */
const verdictInMs = { right: 700, wrong: 1500 };

/** One captcha: its challenge, its check, and what became of it. A wrong answer brings a new challenge. */
export function useChallenge(onSettled: (answer: CaptchaAnswer | undefined) => void) {
  const [mode, setMode] = useState<'click' | 'text'>('click');
  const [challenge, setChallenge] = useState<ClickChallenge | TextChallenge>();
  const [state, setState] = useState<CaptchaState>('loading');

  const latest = useRef('');

  // Every challenge has an id of its own: a late answer to an earlier question changes nothing, here or on the server.
  const load = useCallback(async () => {
    const id = randomId();
    latest.current = id;
    setState('loading');
    try {
      const read = await readCaptcha(id, mode);
      if (latest.current !== id) return;
      setChallenge(read);
      setState('open');
    } catch {
      if (latest.current === id) setState('failed');
    }
  }, [mode]);

  useEffect(() => void load(), [load]);

  const check = async (info: string) => {
    const id = latest.current;
    setState('checking');
    try {
      await checkCaptcha(id, info);
      setState('right');
      setTimeout(onSettled, verdictInMs.right, { captchaId: id, captchaInfo: info });
    } catch {
      setState('wrong');
      setTimeout(load, verdictInMs.wrong);
    }
  };

  return { challenge, state, check, reload: load, mode, setMode };
}
