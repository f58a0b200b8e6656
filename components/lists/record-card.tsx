import { type ReactNode, useId } from 'react';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { Picture as PictureData } from '#lib/contract/files/picture.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './record-card.module.css';

interface RecordCardProps {
  no: string;
  href: string;
  /** When it was made. */
  time: number;
  /** Behind number and time: whose it is, and at the end how far it is. */
  state: ReactNode;
  /** How long it waits and for whom, and what can be done now. */
  foot: ReactNode;
  /** What it is about, and its figure. */
  children: ReactNode;
}

/** A record of a list as a card. */
export function RecordCard({ no, href, time, state, foot, children }: RecordCardProps) {
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={id}>
      <header className={`wrap-4-16 items-center text-ink-2 text-14 ${styles.head}`}>
        <h2 id={id}>
          <PageLink href={href}>{no}</PageLink>
        </h2>
        <span>
          <Unbroken>{formatTime(time, '', 'yyyy-mm-dd hh:MM')}</Unbroken>
        </span>
        {state}
      </header>
      <div className={styles.body}>{children}</div>
      <footer className={`wrap-8-16 items-center justify-between ${styles.foot}`}>{foot}</footer>
    </article>
  );
}

interface CardLineProps {
  line: { name: string; spec_text: string; picture: PictureData | null };
  href: string;
  /** How many. */
  count: string;
  /** Whether the card is about its lines: names stand out, and specifications have two lines at most. */
  isMain?: boolean;
}

/** A line of goods in the card of a record. */
export function CardLine({ line, href, count, isMain = false }: CardLineProps) {
  return (
    <div className={`stack-12 items-center ${styles.line}`}>
      <span>
        <Picture picture={line.picture} sizes="56px" isDecorative className={styles.picture ?? ''} />
      </span>
      <div>
        <p className={`wrap-anywhere ${isMain ? 'font-semibold' : ''} ${styles.name}`}>
          <PageLink href={href}>{line.name}</PageLink>
        </p>
        <p className={`text-ink-2 text-14 wrap-anywhere ${isMain ? styles.spec : ''}`}>
          {[line.spec_text, count].filter(Boolean).join(' ')}
        </p>
      </div>
    </div>
  );
}
