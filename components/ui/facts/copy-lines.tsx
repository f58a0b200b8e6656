import { CopyButton } from './copy-button.tsx';
import styles from './copy-lines.module.css';

interface CopyLine {
  key: string;
  label: string;
  value: string;
  /** The one that must not be forgotten. */
  isMain?: boolean;
}

interface CopyLinesProps {
  lines: readonly CopyLine[];
  /** Name of the button of a line, for screen readers. */
  copyLabel: (label: string) => string;
}

/** Facts to be typed elsewhere; each can be copied. */
export function CopyLines({ lines, copyLabel }: CopyLinesProps) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ key, label, value, isMain }) => (
        <div key={key} data-main={isMain ? '' : undefined}>
          <dt>{label}</dt>
          <dd>
            <span>{value}</span>
            <CopyButton text={value} label={copyLabel(label)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
