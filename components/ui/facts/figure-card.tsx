import type { ReactNode } from 'react';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { PageLink } from '../page/page-link.tsx';
import styles from './figure-card.module.css';

interface FigureCardProps {
  /** Where it can be read in full. */
  href: string;
  label: string;
  value: string;
  note?: string | undefined;
}

interface FigureCardsProps {
  label: string;
  /** Keeps their size however few they are; without it they share the whole line. */
  isOfOneSize?: boolean;
  children: ReactNode;
}

/** Several numbers side by side. */
export function FigureCards({ label, isOfOneSize = false, children }: FigureCardsProps) {
  return (
    <section aria-label={label} className={styles.cards} data-of-one-size={isOfOneSize || undefined}>
      {children}
    </section>
  );
}

/** A number, all of it one link to where it can be read in full. */
export function FigureCard({ href, label, value, note }: FigureCardProps) {
  return (
    <PageLink href={href} className={styles.card}>
      <span className="text-ink-2">{label}</span>
      <span className={styles.value}>{value}</span>
      {note && (
        <span className="hint font-normal block">
          <Unbroken>{note}</Unbroken>
        </span>
      )}
    </PageLink>
  );
}
