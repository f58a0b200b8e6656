import styles from './checkout-steps.module.css';

interface CheckoutStepsProps {
  words: readonly string[];
  label: string;
  /** The step this page is. */
  current: 0 | 1 | 2;
}

/** How far the order is, from the confirmation to the end. */
export function CheckoutSteps({ words, label, current }: CheckoutStepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {words.map((word, index) => (
        <li key={word} aria-current={index === current ? 'step' : undefined} data-done={index < current || undefined}>
          <span className={styles.mark} aria-hidden="true">
            {index < current ? '✓' : index + 1}
          </span>
          <span>{word}</span>
        </li>
      ))}
    </ol>
  );
}
