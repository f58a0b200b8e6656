import { useEffect, useState } from 'react';

/** A value once it has stayed the same for so many milliseconds; undefined is nothing, and what was before stays. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
}
