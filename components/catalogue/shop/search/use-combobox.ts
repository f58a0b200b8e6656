'use client';

import { type RefObject, useEffect } from 'react';

interface ComboboxState<T> {
  field: RefObject<HTMLInputElement | null>;
  id: string;
  items: T[];
  active: number;
  setActive: (index: number) => void;
  /** Something is shown below the field, be it nothing to choose from. */
  isOpen: boolean;
  open: () => void;
  clear: () => void;
  choose: (item: T) => void;
  /** What the Delete key takes away of the list. */
  remove: (item: T) => boolean;
}

/** Gives the plain field of the form the role and the keys of a combobox while there is something to choose from. */
export function useCombobox<T>(state: ComboboxState<T>): void {
  const { field, id, items, active, setActive, isOpen, open, clear, choose, remove } = state;
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', String(items.length > 0));
    if (items.length > 0) input.setAttribute('aria-controls', id);
    else input.removeAttribute('aria-controls');
    if (active >= 0) input.setAttribute('aria-activedescendant', `${id}-${active}`);
    else input.removeAttribute('aria-activedescendant');
    const onKey = (event: KeyboardEvent) => {
      // An input method is choosing among its own words.
      if (event.isComposing) return;
      const chosen = items[active];
      // The browser empties a search field: the first time only the list goes, the words stay.
      if (event.key === 'Escape' && isOpen) {
        event.preventDefault();
        return clear();
      }
      if (event.key === 'ArrowDown' && !isOpen) return open();
      if (event.key === 'Delete' && (chosen === undefined || !remove(chosen))) return;
      if (event.key === 'Enter' && chosen === undefined) return;
      if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
      else if (event.key === 'ArrowDown') setActive(active + 1 < items.length ? active + 1 : -1);
      else if (event.key === 'ArrowUp') setActive(active < 0 ? items.length - 1 : active - 1);
      else if (event.key !== 'Delete') return;
      if (items.length > 0) event.preventDefault();
    };
    const { form } = input;
    // The list belongs to the form: going on to its buttons does not close it.
    const onLeave = (event: FocusEvent) => {
      if (!form?.contains(event.relatedTarget as Node | null)) clear();
    };
    input.addEventListener('keydown', onKey);
    form?.addEventListener('focusout', onLeave);
    return () => {
      input.removeEventListener('keydown', onKey);
      form?.removeEventListener('focusout', onLeave);
    };
  }, [field, id, items, active, setActive, isOpen, open, clear, choose, remove]);
}
