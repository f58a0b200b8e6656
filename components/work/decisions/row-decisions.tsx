import { Button } from '#components/ui/button.tsx';
import styles from '#components/work/money/money.module.css';

/** The decisions that somebody may take about a record, or in words why it is for others to decide. */
export type Offer<Decision extends string> = readonly Decision[] | string;

/** A record and the decision that somebody is about to take. */
export interface Asked<Row, Decision extends string> {
  row: Row;
  decision: Decision;
}

interface RowDecisionsProps<Decision extends string> {
  /** Which record, for who hears the buttons. */
  no: string;
  offer: Offer<Decision>;
  label: (decision: Decision) => string;
  /** There may be more of them at once than a table has room for. */
  isMany?: boolean;
  onAsk: (decision: Decision) => void;
}

/** A button for each decision, or why there is none. */
export function RowDecisions<Decision extends string>({ no, offer, label, ...rest }: RowDecisionsProps<Decision>) {
  const { isMany, onAsk } = rest;
  if (typeof offer === 'string') return <span className={styles.note}>{offer}</span>;
  if (offer.length === 0) return null;
  return (
    <span className={`row-8 justify-end ${styles.actions}`} data-wraps={isMany}>
      {offer.map((decision) => (
        <Button key={decision} look="secondary" size="small" onClick={() => onAsk(decision)}>
          {label(decision)} <span className="visually-hidden">{no}</span>
        </Button>
      ))}
    </span>
  );
}
