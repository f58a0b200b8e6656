import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a while; undefined is nothing, and what was before stays. */
export function useSettled<Value>(value: Value | undefined, ms: number): Value | undefined {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
}
