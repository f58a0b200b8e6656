import { CheckOutlined as CheckIcon } from '#components/ui/material-icons/check-outlined.tsx';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './progress-list.module.css';

interface ProgressListProps {
  label: string;
  steps: readonly {
    name: string;
    title: string;
    /** `done`, `now`, `skipped`; any other is still to come. */
    state: string;
    /** What the mark says to who does not see it. */
    stateName: string;
    time: number | null;
  }[];
}

/** The way of something, step by step: side by side, on a phone one below the other. */
export function ProgressList({ label, steps }: ProgressListProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ name, title, state, stateName, time }, index) => (
        <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.mark} aria-hidden="true">
            {state === 'done' ? <CheckIcon fontSize="inherit" /> : index + 1}
          </span>
          <span className={styles.words}>
            <span>{title}</span>
            <span className="visually-hidden">{stateName}</span>
            {time !== null && <time>{formatTime(time, '', 'mm-dd hh:MM')}</time>}
          </span>
        </li>
      ))}
    </ol>
  );
}
