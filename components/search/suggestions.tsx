'use client';

import { type RefObject, useEffect, useId, useState } from 'react';
import { useNavigation } from '#components/ui/use-navigation.ts';
import type { Suggestion } from '#lib/contract/catalogue.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './search-form.module.css';
import { useSuggestions } from './use-suggestions.ts';

export interface SuggestionWords {
  suggestions: string;
}

const addressOf: Record<Suggestion['kind'], (found: Suggestion) => string> = {
  product: ({ slug }) => paths.product(slug),
  service: ({ id }) => paths.service(id),
  category: ({ id }) => paths.productList(id),
};

/** The list below the search field, as a combobox: the focus stays in the field, arrows choose, Enter goes there. */
export default function Suggestions({
  field,
  words,
}: {
  field: RefObject<HTMLInputElement | null>;
  words: SuggestionWords;
}) {
  const [found, clear] = useSuggestions(field);
  const [active, setActive] = useState(-1);
  const navigation = useNavigation();
  const id = useId();
  const go = (suggestion: Suggestion) => {
    clear();
    navigation.push(addressOf[suggestion.kind](suggestion));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list has nothing chosen
  useEffect(() => setActive(-1), [found]);
  useCombobox({ field, id, found, active, setActive, clear, go });
  if (found.length === 0) return null;
  return (
    <div id={id} role="listbox" aria-label={words.suggestions} className={styles.list}>
      {found.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above hears the keys
        <div
          key={`${suggestion.kind}-${suggestion.id}`}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => go(suggestion)}
        >
          {suggestion.name}
        </div>
      ))}
    </div>
  );
}

interface ComboboxState {
  field: RefObject<HTMLInputElement | null>;
  id: string;
  found: Suggestion[];
  active: number;
  setActive: (index: number) => void;
  clear: () => void;
  go: (suggestion: Suggestion) => void;
}

/** Gives the plain field of the form the role and the keys of a combobox while suggestions are there. */
function useCombobox({ field, id, found, active, setActive, clear, go }: ComboboxState): void {
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', id);
    input.setAttribute('aria-expanded', String(found.length > 0));
    if (active >= 0) input.setAttribute('aria-activedescendant', `${id}-${active}`);
    else input.removeAttribute('aria-activedescendant');
    const onKey = (event: KeyboardEvent) => {
      const chosen = found[active];
      if (event.key === 'Escape') clear();
      else if (event.key === 'Enter' && chosen) go(chosen);
      else if (event.key === 'ArrowDown') setActive(active + 1 < found.length ? active + 1 : -1);
      else if (event.key === 'ArrowUp') setActive(active < 0 ? found.length - 1 : active - 1);
      else return;
      if (event.key !== 'Escape' && found.length > 0) event.preventDefault();
    };
    input.addEventListener('keydown', onKey);
    input.addEventListener('blur', clear);
    return () => {
      input.removeEventListener('keydown', onKey);
      input.removeEventListener('blur', clear);
    };
  }, [field, id, found, active, setActive, clear, go]);
}
