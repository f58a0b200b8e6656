'use client';

import { useEffect, useState } from 'react';
import { Button } from '../button.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** What can be looked for; also what stands in the empty field. */
  label: string;
  /** On the button; absent beside a field that has one: then it looks when it is left, or by Enter. */
  find?: string | undefined;
  text: string | undefined;
  onSearch: (text: string) => void;
}

/** What can be looked for is read whole; a Chinese character is as wide as two letters. */
const sizeOf = (label: string) => [...label].reduce((size, letter) => size + (letter > '\u2e80' ? 2 : 1), 0);

/** Looks through a list when asked to, and at once when emptied. */
export function SearchField({ label, find, text = '', onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  const isSecond = find === undefined;
  const look = () => onSearch(typed.trim());
  return (
    <search
      className={styles.search}
      data-foldable={isSecond ? '' : undefined}
      data-chosen={isSecond && text ? '' : undefined}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          look();
        }}
      >
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          maxLength={60}
          size={Math.max(sizeOf(label), 14)}
          value={typed}
          enterKeyHint="search"
          onChange={({ target }) => {
            setTyped(target.value);
            if (target.value === '') onSearch('');
          }}
          onBlur={isSecond && typed.trim() !== text ? look : undefined}
        />
        {find !== undefined && (
          <Button type="submit" look="secondary" size="small">
            {find}
          </Button>
        )}
      </form>
    </search>
  );
}
