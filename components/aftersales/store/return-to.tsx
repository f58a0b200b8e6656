import type { ReactNode } from 'react';
import type { ReturnAddress } from '#lib/contract/aftersales/member-records.ts';
import styles from './return.module.css';

interface ReturnToProps {
  address: ReturnAddress;
  /** Beside the name, such as a word for the default one. */
  mark?: ReactNode;
}

/** Where goods go back to, as carriers read it. */
export function ReturnTo({ address: { receiver, mobile, line }, mark }: ReturnToProps) {
  return (
    <span className={styles.returnTo}>
      <span className={styles.who}>
        <strong>{receiver}</strong> {mobile} {mark}
      </span>
      <span>{line}</span>
    </span>
  );
}
