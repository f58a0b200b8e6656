import { useEffect, useState } from 'react';
import { startSession } from '../identity/start-session.ts';
import { type CallOptions, getApi } from '../transport/browser.ts';
import { onBasketChange } from './basket-change.ts';

const silent: CallOptions = { isErrorShown: false, isCodeShown: false, isRedirectFollowed: false };

/** How many lines the member's basket has; 0 for guests, until the server has answered, and where it does not say. */
export function useBasketCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const read = () => readCount().then(setCount, () => undefined);
    void read();
    return onBasketChange(read);
  }, []);
  return count;
}

async function readCount(): Promise<number> {
  if (!(await startSession())) return 0;
  const options = { ...silent, isDuplicateCancelled: false };
  return (await getApi('/api/quote/count', {}, options)).count;
}
