'use client';

import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId } from 'react';
import type { FieldError, RefCallBack } from 'react-hook-form';
import { Button } from '../button.tsx';
import styles from './area-level.module.css';
import { FieldFrame } from './field-frame.tsx';

export interface AreaLevelProps {
  label: string;
  /** Nothing is chosen while the value is 0 or ''. */
  field: { name: string; value: number | ''; onBlur: () => void; ref: RefCallBack };
  error?: FieldError | undefined;
  isInvalid?: boolean;
  help?: string | undefined;
  /** The level above is chosen. */
  isOpen: boolean;
  query: {
    data: { value: number; label: string }[] | undefined;
    isFetching: boolean;
    isError: boolean;
    refetch: () => unknown;
  };
  /** Name of the chosen one, where it is known before the list is here. */
  knownName?: string | undefined;
  /** 0 for nothing. */
  onChoose: (value: number) => void;
}

/** One level of an area, such as the city: the device's own list. A choice stays while its list is on its way. */
export function AreaLevel({ label, field, error, isInvalid, help, isOpen, query, ...rest }: AreaLevelProps) {
  const { knownName, onChoose } = rest;
  const t = useTranslations('ui');
  const id = useId();
  const options = isOpen ? (query.data ?? []) : [];
  useOnlyOption(options, field.value, onChoose);
  const isLost = Boolean(field.value) && !options.some(({ value }) => value === field.value);
  const isWaiting = isOpen && query.isFetching && options.length === 0;
  const note = error || help ? `${id}-note` : undefined;
  return (
    <div>
      <FieldFrame id={id} label={label} error={error} help={help}>
        <NativeSelect
          inputRef={field.ref}
          name={field.name}
          value={field.value || ''}
          disabled={!isOpen}
          error={isInvalid ?? Boolean(error)}
          onBlur={field.onBlur}
          onChange={(event) => onChoose(Number(event.target.value))}
          input={<OutlinedInput />}
          inputProps={{ id, 'aria-describedby': note, 'aria-busy': isWaiting, autoComplete: 'off' }}
        >
          <option value="">{t(isWaiting ? 'loading' : 'area.choose')}</option>
          {isLost && <option value={field.value}>{knownName ?? t('loading')}</option>}
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </FieldFrame>
      {isOpen && query.isError && (
        <p role="alert" className={styles.failed}>
          {t('area.failed')}
          <Button look="quiet" size="small" isBusy={query.isFetching} onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Where there is but one to choose, it is chosen: a municipality has one city. */
function useOnlyOption(options: { value: number }[], value: number | '', onChoose: (value: number) => void): void {
  const only = options.length === 1 ? options[0]?.value : undefined;
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (only !== undefined && !value) choose(only);
  }, [only, value]);
}
