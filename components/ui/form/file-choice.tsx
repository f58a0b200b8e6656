import { useId } from 'react';
import styles from './file-choice.module.css';

interface FileChoiceProps {
  /** Kinds of files, as the browser takes them. */
  accept: string;
  label: string;
  /** How far it is, or how many there may be. */
  note: string | undefined;
  /** What was not taken, and why. */
  faults?: readonly string[];
  isSingle?: boolean;
  isHeld: boolean;
  onChoose: (files: File[]) => void;
}

/** Chooses files, and says of each that was not taken why. The same file can be chosen again. */
export function FileChoice({ accept, label, note, faults = [], isSingle = false, isHeld, onChoose }: FileChoiceProps) {
  const id = useId();
  return (
    <div className={`wrap-8-12 items-center ${styles.choice}`}>
      <input
        id={id}
        className={`visually-hidden ${styles.input}`}
        type="file"
        multiple={!isSingle}
        accept={accept}
        disabled={isHeld}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          target.value = '';
          if (chosen.length > 0) onChoose(chosen);
        }}
      />
      <label htmlFor={id}>{label}</label>
      <span id={`${id}-note`} className="text-ink-2" role="status">
        {note}
      </span>
      {faults.length > 0 && (
        <ul role="alert" className={styles.faults}>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
