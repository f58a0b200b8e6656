'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import styles from './new-password-input.module.css';
import { PasswordInput } from './password-input.tsx';
import { estimateStrength, type Strength } from './password-strength.ts';

interface NewPasswordInputProps {
  label: string;
  field: UseFormRegisterReturn;
  error: FieldError | undefined;
  /** Names and addresses of the person, which make a password easy to guess. */
  ownWords?: readonly string[];
}

const none: readonly string[] = [];

/** A password to be chosen, with a meter that says how hard it is to guess. The meter advises; it refuses nothing. */
export function NewPasswordInput({ label, field, error, ownWords = none }: NewPasswordInputProps) {
  const t = useTranslations('ui.password');
  const [password, setPassword] = useState('');
  const strength = useStrength(password, ownWords);
  const watched: UseFormRegisterReturn = {
    ...field,
    onChange: (event) => {
      setPassword(String(event.target.value));
      return field.onChange(event);
    },
  };
  return (
    <div>
      <PasswordInput
        label={label}
        field={watched}
        error={error}
        help={t('help')}
        autoComplete="new-password"
        words={{ show: t('show'), hide: t('hide') }}
      />
      {strength !== undefined && (
        <div className={styles.meter} data-strength={strength}>
          <span className={styles.bars} aria-hidden="true">
            {[1, 2, 3, 4].map((bar) => (
              <span key={bar} className={bar <= strength ? styles.filled : undefined} />
            ))}
          </span>
          <span role="status">{t(`strength.${strength}`)}</span>
        </div>
      )}
    </div>
  );
}

/** Nothing for an empty field, and while the word lists are on their way. */
function useStrength(password: string, ownWords: readonly string[]): Strength | undefined {
  const [strength, setStrength] = useState<Strength>();
  const words = ownWords.join('\n');
  useEffect(() => {
    let isCurrent = true;
    if (!password) setStrength(undefined);
    // Without its word lists the meter stays away: the password can be set all the same.
    else
      estimateStrength(password, words.split('\n').filter(Boolean)).then(
        (estimated) => isCurrent && setStrength(estimated),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [password, words]);
  return strength;
}
