'use client';

import { useState } from 'react';
import styles from './account.module.css';

/** The picture of a person; where none loads, the first letter of the name stands in. */
export function Avatar({ name, address }: { name: string; address: string | null }) {
  const [isBroken, setBroken] = useState(false);
  if (!address || isBroken) {
    return (
      <span className={styles.avatar} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
    );
  }
  return <img className={styles.avatar} src={address} alt="" width={32} height={32} onError={() => setBroken(true)} />;
}
