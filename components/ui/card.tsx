import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  as?: 'div' | 'article' | 'section' | 'li';
  isPadded?: boolean;
  /** The whole card leads somewhere: put one link inside whose `::after` covers it. */
  isPressable?: boolean;
  className?: string;
  children: ReactNode;
}

/** A separate thing, drawn with a line instead of a shadow. */
export function Card({ as: Tag = 'div', isPadded = true, isPressable, className = '', children }: CardProps) {
  const names = [styles.card, isPadded && styles.padded, isPressable && styles.pressable, className];
  return <Tag className={names.filter(Boolean).join(' ')}>{children}</Tag>;
}
