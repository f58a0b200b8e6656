'use client';

import { useState } from 'react';
import { useCountdown } from '#components/ui/hooks/use-countdown.ts';

/** Contract §3: a pass lives 600 seconds. */
const passLifeInSeconds = 600;

/** The proof of an address that was bound: it allows one change, and only for a while. */
export interface Pass {
  /** Empty without a pass that still counts. */
  token: string;
  secondsLeft: number;
  /** There was one, and its time is over. */
  isExpired: boolean;
  keep: (token: string) => void;
  /** It was used. */
  drop: () => void;
  /** The server does not take it any more. */
  expire: () => void;
}

/** A pass in the memory of this page: closing the dialog does not lose it, leaving the page does. */
export function usePass(): Pass {
  const [token, setToken] = useState('');
  const [secondsLeft, countDown] = useCountdown();
  return {
    token: secondsLeft > 0 ? token : '',
    secondsLeft,
    isExpired: token !== '' && secondsLeft === 0,
    keep: (next) => {
      setToken(next);
      countDown(passLifeInSeconds);
    },
    drop: () => setToken(''),
    expire: () => countDown(0),
  };
}
