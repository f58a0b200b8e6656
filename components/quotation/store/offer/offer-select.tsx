'use client';

import type { ReactNode } from 'react';
import fields from '../../builder/builder.module.css';
import styles from './offer.module.css';

interface OfferSelectProps<Value extends string> {
  id: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** Below it. */
  note?: ReactNode;
}

/** One of a few, with its label above. */
export function OfferSelect<Value extends string>({
  id,
  label,
  value,
  options,
  onChange,
  note,
}: OfferSelectProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <div className={`stack-4 content-start min-w-0 ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={fields.text} value={value} onChange={({ target }) => choose(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {note && <span className={`stack-4 justify-items-start ${styles.notes}`}>{note}</span>}
    </div>
  );
}
