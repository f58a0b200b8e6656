'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#lib/api/transport/api-error.ts';
import type { CheckedIn } from '../checked-in.ts';

interface PasskeyLogin {
  /** "Keep me logged in" as it is chosen when the passkey is there. */
  isKept: () => boolean;
  onDone: (answer: CheckedIn) => void;
}

/** What asks the browser comes when somebody acts. */
const loadFlow = () => import('./passkey-flow.ts');

/** Login by a passkey: `start` opens the browser's dialog, `offer` has it propose passkeys where the name is typed. */
export function usePasskeyLogin({ isKept, onDone }: PasskeyLogin) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const offered = useRef<AbortController>(undefined);
  const wordsOf = useProblemWords();
  const takeBack = useCallback(() => {
    offered.current?.abort();
    offered.current = undefined;
  }, []);
  useEffect(() => takeBack, [takeBack]);

  const start = async () => {
    takeBack();
    setBusy(true);
    setFailure(undefined);
    try {
      const { logInByPasskey } = await loadFlow();
      onDone(await logInByPasskey(isKept));
    } catch (error) {
      setFailure(await wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  // Once is enough: a browser that proposes none does not do so a moment later.
  const offer = async () => {
    if (offered.current || isBusy) return;
    const mine = new AbortController();
    offered.current = mine;
    try {
      if (!(await canPropose())) return;
      const { offerPasskeys } = await loadFlow();
      const answer = await offerPasskeys(isKept, mine.signal);
      if (answer) onDone(answer);
    } catch (error) {
      setFailure(await wordsOf(error));
    }
  };
  return { isBusy, failure, start, offer };
}

/** Whether the browser proposes passkeys while somebody types; asked before anything is loaded. */
const canPropose = async () => (await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) === true;

function useProblemWords() {
  const t = useTranslations('identityShop');
  return async (error: unknown) => {
    // Without a sentence nobody answered.
    if (error instanceof ApiError) return error.message || t('unavailable');
    const { problemOf } = await loadFlow();
    return t(problemOf(error) === 'cancelled' ? 'passkey.cancelled' : 'passkey.failed');
  };
}
