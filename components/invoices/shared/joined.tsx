import type { ReactNode } from 'react';
import styles from './invoice.module.css';

/** A place or bank and its number, as an invoice has them in one field; a number is never broken. Empty: neither is there. */
export function joined(words: string, number: string): ReactNode {
  if (words === '' || number === '') return words || number;
  return (
    <>
      {words} <span className={styles.unbroken}>{number}</span>
    </>
  );
}
