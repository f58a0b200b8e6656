'use client';

import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useRef } from 'react';
import styles from './quantity-fields.module.css';
import type { QuantitiesFault, TypedQuantities } from './read-quantities.ts';

interface Line {
  id: number;
  name: string;
  spec_text: string;
  /** How many pieces of it at most. */
  most: number;
}

interface QuantityFieldsProps {
  legend: string;
  /** The form says already what they are. */
  isLegendHidden?: boolean;
  lines: readonly Line[];
  typed: TypedQuantities;
  fault: QuantitiesFault | undefined;
  /** That it is of nothing; how many there are to choose from, and that it is more than those. */
  words: { none: string; left: (most: number) => string; tooMany: (most: number) => string };
  onChange: (id: number, text: string) => void;
}

/** How many of each line. */
export function QuantityFields({ lines, typed, fault, words, onChange, ...named }: QuantityFieldsProps) {
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (fault) box.current?.querySelector<HTMLInputElement>('[aria-invalid="true"], input')?.focus();
  }, [fault]);
  return (
    <fieldset ref={box} className={styles.lines} aria-describedby={`${id}-none`}>
      <legend className={named.isLegendHidden ? 'visually-hidden' : styles.legend}>{named.legend}</legend>
      {lines.map((line) => {
        const isWrong = typeof fault === 'object' && fault.line === line.id;
        return (
          <Quantity
            key={line.id}
            line={line}
            text={typed[line.id] ?? ''}
            isWrong={isWrong}
            note={(isWrong ? words.tooMany : words.left)(line.most)}
            onChange={(text) => onChange(line.id, text)}
          />
        );
      })}
      <p id={`${id}-none`} role="alert" className={`fault ${styles.fault}`}>
        {fault === 'none' && words.none}
      </p>
    </fieldset>
  );
}

interface QuantityProps {
  line: Line;
  text: string;
  isWrong: boolean;
  note: string;
  onChange: (text: string) => void;
}

function Quantity({ line, text, isWrong, note, onChange }: QuantityProps) {
  const id = useId();
  return (
    <div className={styles.line}>
      <label htmlFor={id}>
        <span>{line.name}</span>
        <span className="hint">{line.spec_text}</span>
      </label>
      <div>
        <OutlinedInput
          id={id}
          size="small"
          value={text}
          error={isWrong}
          placeholder="0"
          onChange={({ target }) => onChange(target.value)}
          slotProps={{
            input: {
              inputMode: 'numeric',
              maxLength: 7,
              autoComplete: 'off',
              'aria-invalid': isWrong,
              'aria-describedby': `${id}-note`,
            },
          }}
        />
        <p id={`${id}-note`} className={isWrong ? `fault ${styles.fault}` : 'hint'}>
          {note}
        </p>
      </div>
    </div>
  );
}
