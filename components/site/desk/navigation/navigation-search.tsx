'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useSlashKey } from '../use-slash-key.ts';
import styles from './navigation.module.css';

interface NavigationSearchProps {
  words: string;
  /** How many entries are found; undefined while nothing is looked for. */
  found: number | undefined;
  onSearch: (words: string) => void;
}

/** Narrows the lists while somebody types. Escape empties it, and `/` leads here from a button of the lists. */
export function NavigationSearch({ words, found, onSearch }: NavigationSearchProps) {
  const t = useTranslations('siteDesk.navigation');
  const field = useRef<HTMLInputElement>(null);
  useSlashKey(field, (pressedIn) => pressedIn.closest('[data-navigation] button') !== null);
  return (
    <search className={`wrap-8-16 items-center ${styles.search}`}>
      <input
        ref={field}
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={60}
        value={words}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onSearch('')}
      />
      <span role="status">{found !== undefined && t('found', { count: found })}</span>
    </search>
  );
}
