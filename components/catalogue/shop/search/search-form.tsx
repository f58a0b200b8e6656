'use client';

import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { paths } from '#lib/routes/paths.ts';
import styles from './search-form.module.css';
import type { SuggestionWords } from './suggestion-words.ts';

const Suggestions = lazy(() => import('./suggestions.tsx'));

/** Whoever is quick sends a search before the code of the suggestions has come: it is remembered on the next page. */
const noteSearch = ({ currentTarget }: { currentTarget: HTMLFormElement }) => {
  try {
    sessionStorage.searched = [sessionStorage.searched, currentTarget.q.value].join('\n');
  } catch {
    // A browser that keeps nothing.
  }
};

interface SearchFormProps {
  words: SuggestionWords & { label: string; placeholder: string; submit: string };
  /** What the button shows: drawn by the server, so that no icon costs the page script. */
  children: ReactNode;
}

/** A plain form that works without a script; suggestions are fetched, code and all, when somebody goes to the field. */
export function SearchForm({ words, children }: SearchFormProps) {
  const [isRequested, setPending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <search className={styles.search}>
      <form action={paths.products} className={styles.form} onSubmit={noteSearch}>
        <label htmlFor={id} className="visually-hidden">
          {words.label}
        </label>
        <input
          ref={field}
          id={id}
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={60}
          placeholder={words.placeholder}
          onFocus={() => setPending(true)}
        />
        <button type="submit" aria-label={words.submit}>
          {children}
        </button>
        {isRequested && (
          <Suspense>
            <Suggestions field={field} words={words} />
          </Suspense>
        )}
      </form>
    </search>
  );
}
