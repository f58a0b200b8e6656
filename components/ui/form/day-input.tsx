'use client';

import { useEffect, useState } from 'react';

interface DayInputProps {
  label: string;
  /** `yyyy-mm-dd`, or undefined for none. */
  value: string | undefined;
  /** Called with '' for none. */
  onChange: (day: string) => void;
}

/** A day. While a year is typed the browser reports years such as 0020; those are not handed on. */
export function DayInput({ label, value = '', onChange }: DayInputProps) {
  const [shown, setShown] = useState(value);
  useEffect(() => setShown(value), [value]);
  return (
    <input
      type="date"
      aria-label={label}
      value={shown}
      min="2000-01-01"
      max="2999-12-31"
      onChange={({ target }) => {
        setShown(target.value);
        if (target.value === '' ? target.validity.valid : target.value >= '2000') onChange(target.value);
      }}
    />
  );
}
