'use client';

import { useCallback, useEffect, useState } from 'react';
import { checkCaptcha, readCaptcha } from '#lib/api/captcha.ts';
import type { ClickChallenge, TextChallenge } from '#lib/contract/common.ts';
import type { CaptchaAnswer } from '#lib/utils/captcha-request.ts';
import { randomId } from '#lib/utils/random-id.ts';

export type CaptchaState = 'loading' | 'open' | 'checking' | 'right' | 'wrong' | 'failed';

/** How long the verdict stays before the dialog goes on: long enough to read it. */
const verdictInMs = { right: 700, wrong: 1500 };

/** One captcha: its challenge, its check, and what became of it. A wrong answer brings a new challenge. */
export function useChallenge(onSettled: (answer: CaptchaAnswer | undefined) => void) {
  const [id] = useState(randomId);
  const [mode, setMode] = useState<'click' | 'text'>('click');
  const [challenge, setChallenge] = useState<ClickChallenge | TextChallenge>();
  const [state, setState] = useState<CaptchaState>('loading');

  const load = useCallback(async () => {
    setState('loading');
    try {
      setChallenge(await readCaptcha(id, mode));
      setState('open');
    } catch {
      setState('failed');
    }
  }, [id, mode]);

  useEffect(() => void load(), [load]);

  const check = async (info: string) => {
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
