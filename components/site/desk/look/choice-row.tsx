'use client';

import { useId } from 'react';
import styles from './look.module.css';

interface ChoiceRowProps<Value extends string> {
  name: string;
  legend: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, beside each other: by arrow keys as much as by pointing. */
export function ChoiceRow<Value extends string>({ name, legend, options, value, onChange }: ChoiceRowProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(([option, label]) => (
        <label key={option}>
          <input
            type="radio"
            className="visually-hidden"
            name={`${id}-${name}`}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
