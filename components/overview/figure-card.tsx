import { PageLink } from '#components/ui/page-link.tsx';
import styles from './overview.module.css';

interface FigureCardProps {
  /** Where it can be read in full. */
  href: string;
  label: string;
  value: string;
  note: string | undefined;
}

/** A number of the account, all of it one link. */
export function FigureCard({ href, label, value, note }: FigureCardProps) {
  return (
    <PageLink href={href} className={styles.card}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      {note && <span className={styles.note}>{note}</span>}
    </PageLink>
  );
}
