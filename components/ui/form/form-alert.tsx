'use client';

import { useEffect, useRef } from 'react';
import styles from './form-alert.module.css';

/** What the server refused as a whole; it takes the focus, so that nobody looks for it. */
export function FormAlert({ text }: { text: string | undefined }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text) box.current?.focus();
  }, [text]);
  return text ? (
    <p ref={box} role="alert" tabIndex={-1} className={styles.alert}>
      {text}
    </p>
  ) : null;
}
