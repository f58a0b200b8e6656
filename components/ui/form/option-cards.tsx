import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './option-cards.module.css';

interface CardOption<Value extends string> {
  value: Value;
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  isDisabled?: boolean;
}

interface OptionCardsProps<Value extends string> {
  legend: string;
  options: readonly CardOption<Value>[];
  /** What binds one of the radio buttons to its form. */
  bind: (value: Value) => ComponentProps<'input'>;
}

/** A few choices one below the other, each with a picture and what it means. */
export function OptionCards<Value extends string>({ legend, options, bind }: OptionCardsProps<Value>) {
  const id = useId();
  return (
    <fieldset className={`stack-8 ${styles.options}`}>
      <legend>{legend}</legend>
      {options.map(({ value, icon, title, text, isDisabled }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            value={value}
            disabled={isDisabled}
            aria-describedby={text ? `${id}-${value}` : undefined}
            {...bind(value)}
          />
          {icon ?? <span />}
          <span>
            <strong>{title}</strong>
            {text && (
              <span id={`${id}-${value}`} className="hint block">
                {text}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
