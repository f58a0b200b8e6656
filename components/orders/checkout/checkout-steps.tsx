import styles from './checkout-frame.module.css';

/** How far the order is; this page is the first step. */
export function CheckoutSteps({ words, label }: { words: readonly string[]; label: string }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {words.map((word, index) => (
        <li key={word} aria-current={index === 0 ? 'step' : undefined}>
          <span className={styles.mark} aria-hidden="true">
            {index + 1}
          </span>
          <span>{word}</span>
        </li>
      ))}
    </ol>
  );
}
