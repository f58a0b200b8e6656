import type { ReactNode } from 'react';
import styles from './chip.module.css';

interface ChipProps {
  tone?: 'neutral' | 'primary' | 'accent' | 'success' | 'warning' | 'error';
  children: ReactNode;
}

/** A fact or a state in a word or two. The words say it; the colour only helps. */
export function Chip({ tone = 'neutral', children }: ChipProps) {
  return <span className={`${styles.chip} ${tone === 'neutral' ? '' : styles[tone]}`}>{children}</span>;
}
