import styles from './count-badge.module.css';

interface CountBadgeProps {
  count: number;
  /** What is counted, for who does not see the badge; without it the words stand elsewhere. */
  words?: string;
  /** Where it stands. */
  className?: string | undefined;
}

/** How many are new, beside the name of where they are; nothing when there are none. */
export function CountBadge({ count, words, className = '' }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={`${styles.count} ${className}`}>
      {/* Drawn by the style: it is no part of the name it stands beside. */}
      <span data-figure={count > 99 ? '99+' : count} aria-hidden="true" />
      {words && <span className="visually-hidden">{words}</span>}
    </span>
  );
}
