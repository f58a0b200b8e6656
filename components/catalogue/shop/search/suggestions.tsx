'use client';

import { type RefObject, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useNavigation } from '#components/ui/hooks/use-navigation.ts';
import type { Suggestion } from '#lib/contract/catalogue/shop-products.ts';
import { paths } from '#lib/routes/paths.ts';
import { forgetAll, forgetWord, rememberWord } from './recent-words.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import { fill, type SuggestionWords } from './suggestion-words.ts';
import styles from './suggestions.module.css';
import { useCombobox } from './use-combobox.ts';
import { type Offered, useSuggestions } from './use-suggestions.ts';

const addressOf: Record<Suggestion['kind'], (found: Suggestion) => string> = {
  product: ({ slug }) => paths.product(slug),
  service: ({ id }) => paths.service(id),
  category: ({ id }) => paths.productList(id),
};

type Item = { kind: 'recent' | 'meant'; text: string } | { kind: 'found'; found: Suggestion };

function itemsOf({ recent, answer }: Offered): Item[] {
  const meant = answer?.search?.did_you_mean ?? [];
  return [
    ...recent.map((text) => ({ kind: 'recent' as const, text })),
    ...meant.map((text) => ({ kind: 'meant' as const, text })),
    ...(answer?.list ?? []).map((found) => ({ kind: 'found' as const, found })),
  ];
}

const keyOf = (item: Item) =>
  item.kind === 'found' ? `${item.found.kind}-${item.found.id}` : `${item.kind}-${item.text}`;

interface SuggestionsProps {
  field: RefObject<HTMLInputElement | null>;
  words: SuggestionWords;
}

/** The list below the search field, as a combobox: the focus stays in the field, arrows choose, Enter goes there. */
export default function Suggestions({ field, words }: SuggestionsProps) {
  const { offered, open, clear, setRecent } = useSuggestions(field);
  const [active, setActive] = useState(-1);
  const id = useId();
  const items = useMemo(() => itemsOf(offered), [offered]);
  const { choose, remove } = useActs({ clear, setRecent });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list has nothing chosen
  useEffect(() => setActive(-1), [items]);
  const note = noteOf(offered, words);
  const isOpen = items.length > 0 || note !== undefined;
  useCombobox({ field, id, items, active, setActive, isOpen, open, clear, choose, remove });
  return (
    <>
      <span role="status" className="visually-hidden">
        {offered.answer && [note, words.counts[offered.answer.list.length]].filter(Boolean).join(' ')}
      </span>
      {isOpen && (
        <div className={styles.popup}>
          {note && <p className={styles.note}>{note}</p>}
          {offered.recent.length > 0 && (
            <p className={styles.head}>
              <span id={`${id}-hint`}>
                {words.recent}
                <span className="visually-hidden">{words.recentHint}</span>
              </span>
              <button type="button" onMouseDown={keepFocus} onClick={() => setRecent(forgetAll())}>
                {words.forgetAll}
              </button>
            </p>
          )}
          {items.length > 0 && (
            <div id={id} role="listbox" aria-label={offered.recent.length > 0 ? words.recent : words.suggestions}>
              {items.map((item, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field above hears the keys
                <div
                  key={keyOf(item)}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  aria-describedby={item.kind === 'recent' ? `${id}-hint` : undefined}
                  className={styles.option}
                  onMouseDown={keepFocus}
                  onClick={() => choose(item)}
                >
                  <OptionBody item={item} query={offered.answer?.search?.query ?? ''} words={words} remove={remove} />
                </div>
              ))}
            </div>
          )}
        </div>
      )}
    </>
  );
}

type Suggesting = ReturnType<typeof useSuggestions>;

/** Goes to what is chosen, and forgets what was searched for before. */
function useActs({ clear, setRecent }: Pick<Suggesting, 'clear' | 'setRecent'>) {
  const navigation = useNavigation();
  const choose = useCallback(
    (item: Item) => {
      clear();
      if (item.kind !== 'found') rememberWord(item.text);
      navigation.push(
        item.kind === 'found'
          ? addressOf[item.found.kind](item.found)
          : `${paths.products}?${new URLSearchParams({ q: item.text })}`,
      );
    },
    [clear, navigation],
  );
  const remove = useCallback(
    (item: Item) => {
      if (item.kind === 'recent') setRecent(forgetWord(item.text));
      return item.kind === 'recent';
    },
    [setRecent],
  );
  return { choose, remove };
}

/** Pressing into the list must not take the focus out of the field. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

interface OptionBodyProps {
  item: Item;
  query: string;
  words: SuggestionWords;
  remove: (item: Item) => void;
}

function OptionBody({ item, query, words, remove }: OptionBodyProps) {
  if (item.kind === 'found') return <SuggestionOption found={item.found} query={query} words={words} />;
  return (
    <>
      <span className={styles.words}>
        {item.kind === 'meant' ? fill(words.didYouMean, { query: item.text }) : item.text}
      </span>
      {item.kind === 'recent' && (
        // For the pointer; the keyboard has the Delete key.
        <span
          aria-hidden="true"
          title={fill(words.forget, { word: item.text })}
          className={styles.forget}
          onClick={(event) => {
            event.stopPropagation();
            remove(item);
          }}
        >
          ×
        </span>
      )}
    </>
  );
}

/** Says so where the list is not the answer to the very words in the field. */
function noteOf({ answer }: Offered, words: SuggestionWords): string | undefined {
  const search = answer?.search;
  if (!search || search.shown === 'exact' || search.shown === 'read_first') return undefined;
  return fill(words.shown[search.shown], { query: search.query });
}
