'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import field from '#components/ui/list/search-field.module.css';
import styles from '../site-desk.module.css';
import { useSlashKey } from '../use-slash-key.ts';

interface SettingSearchProps {
  typed: string;
  /** How many settings are found; absent while nothing is looked for. */
  found: number | undefined;
  onType: (typed: string) => void;
}

/** Filters as one types. `/` goes to the field from anywhere on the page where nobody types, Escape empties it. */
export function SettingSearch({ typed, found, onType }: SettingSearchProps) {
  const t = useTranslations('siteDesk.settings');
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(input, (pressedIn) => !pressedIn.closest('input, textarea, select, [contenteditable], dialog'));
  return (
    <div className={`wrap-8-16 items-center ${styles.find}`}>
      <search className={field.search}>
        <input
          ref={input}
          type="search"
          aria-label={t('search')}
          aria-keyshortcuts="/"
          placeholder={t('search')}
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === '') return;
            event.preventDefault();
            onType('');
          }}
        />
      </search>
      <span role="status" className={`hint ${styles.note}`}>
        {found !== undefined && t('found', { count: found })}
      </span>
    </div>
  );
}
