'use client';

import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { QueryKey } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type Ref, useId } from 'react';
import { Button } from '../button.tsx';
import styles from './remote-select.module.css';
import { type Lookup, useLookup } from './use-lookup.ts';

interface RemoteSelectProps<Failure extends Error, Key extends QueryKey> {
  lookup: Lookup<Failure, Key>;
  /** Id of the chosen record. */
  value: number | undefined;
  onChange: (id: number | undefined) => void;
  /** Of the input, where a label stands beside it. */
  id?: string;
  /** Names the input and its list; a label beside it says the same. */
  label?: string;
  placeholder?: string;
  /** Id of the text that says more, or what is wrong. */
  describedBy?: string | undefined;
  isInvalid?: boolean;
  isDisabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onBlur?: () => void;
  size?: 'small' | 'medium';
}

/**
 * One record of too many for a list: found by a part of its name while somebody types, by mouse or by keys. It says when it
 * is looking, when nothing is found and when nobody answers, and shows what was chosen by its name.
 */
export function RemoteSelect<Failure extends Error, Key extends QueryKey>(props: RemoteSelectProps<Failure, Key>) {
  const { lookup, value, onChange, size = 'medium', label } = props;
  const t = useTranslations('ui.remoteSelect');
  const own = useId();
  const id = props.id ?? own;
  const found = useLookup(lookup, value);
  const { chosen, options, more, count, isSearched, isWaiting, isStale, failed, search, pick, setOpen } = found;
  const nothing = t(isSearched ? 'none' : 'type');
  const rest = more > 0 ? t('more', { count: more }) : '';
  const texts = { loadingText: t('loading'), clearText: t('clear'), openText: t('open'), closeText: t('close') };
  return (
    <div className={size === 'small' ? styles.small : styles.medium}>
      <Autocomplete
        id={id}
        disablePortal
        disabled={props.isDisabled ?? false}
        options={options}
        filterOptions={(all) => all}
        getOptionLabel={({ name }) => name}
        getOptionKey={(option) => option.id}
        getOptionDisabled={() => isStale}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        value={chosen}
        loading={isWaiting}
        noOptionsText={failed ? t('failed') : nothing}
        {...texts}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        // What was chosen is no search: its name would find nothing but itself.
        onInputChange={(_, text, reason) => search(reason === 'input' ? text : '')}
        onChange={(_, option) => {
          pick(option ?? undefined);
          onChange(option?.id);
        }}
        slotProps={{
          // It would be named by a label that only Material's own field has.
          listbox: {
            className: styles.list,
            'data-more': rest || undefined,
            'aria-labelledby': label ? undefined : id,
            'aria-label': label,
          } as object,
        }}
        renderInput={(params) => <SearchInput {...props} params={params} />}
      />
      <p role="status" className="visually-hidden">
        {count === undefined ? '' : count > 0 ? `${t('found', { count })} ${rest}` : nothing}
      </p>
      {failed && <Failed of={id} failed={failed} />}
    </div>
  );
}

type SearchInputProps = Omit<RemoteSelectProps<Error, QueryKey>, 'lookup' | 'value' | 'onChange'> & {
  params: AutocompleteRenderInputParams;
};

function SearchInput({ params, size = 'medium', label, placeholder, ...rest }: SearchInputProps) {
  const t = useTranslations('ui.remoteSelect');
  const { describedBy, isInvalid, inputRef, onBlur } = rest;
  return (
    <TextField
      {...params}
      {...(inputRef && { inputRef })}
      size={size}
      placeholder={placeholder ?? t('placeholder')}
      error={isInvalid ?? false}
      {...(onBlur && { onBlur })}
      slotProps={{
        ...params.slotProps,
        htmlInput: { ...params.slotProps.htmlInput, 'aria-label': label, 'aria-describedby': describedBy },
      }}
    />
  );
}

interface FailedProps {
  /** Id of the field. */
  of: string;
  failed: { isFetching: boolean; refetch: () => unknown };
}

/** Nobody answered; it can be tried again. */
function Failed({ of, failed }: FailedProps) {
  const t = useTranslations('ui.remoteSelect');
  return (
    <p role="alert" className={styles.failed}>
      {t('failed')}
      <Button
        look="quiet"
        size="small"
        isBusy={failed.isFetching}
        onClick={() => {
          // The button leaves with the fault: the focus goes on to what it is about.
          document.getElementById(of)?.focus();
          void failed.refetch();
        }}
      >
        {t('retry')}
      </Button>
    </p>
  );
}
