'use client';

import type { KeyboardEvent, RefObject } from 'react';
import { commandOf, type RowCommand } from './row-keys.ts';

interface RowKeysOptions {
  /** Where the search field of the list is. */
  filters: RefObject<HTMLElement | null>;
  onSelect: (key: string, isRange: boolean) => void;
  onOpen: (row: HTMLTableRowElement) => void;
  onClear: () => void;
  onHelp: () => void;
}

/**
 * Keys on the body of a list. They work only while the focus is in it, and never while somebody types: a single letter
 * that acts from anywhere is pressed by those who speak to their computer (WCAG 2.1.4).
 */
export function useRowKeys({ filters, onSelect, onOpen, onClear, onHelp }: RowKeysOptions) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target instanceof Element && event.target.closest<HTMLTableRowElement>('tr[data-key]');
    if (!row || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target)) return;
    const command = commandOf(event.key, event.target === row);
    if (!command) return;
    event.preventDefault();
    const moved = rowAt(row, command);
    if (moved) {
      if (event.shiftKey && event.key.startsWith('Arrow')) onSelect(moved.dataset.key ?? '', true);
      moved.focus();
    } else if (command === 'select') onSelect(row.dataset.key ?? '', event.shiftKey);
    else if (command === 'open') onOpen(row);
    else if (command === 'clear') onClear();
    else if (command === 'help') onHelp();
    else if (command === 'search') filters.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
  };
}

/** The row a command goes to; undefined for commands that go nowhere, and at the ends. */
function rowAt(row: HTMLTableRowElement, command: RowCommand): HTMLTableRowElement | undefined {
  const rows = [...(row.parentElement?.children ?? [])] as HTMLTableRowElement[];
  const index = rows.indexOf(row);
  if (command === 'next') return rows[index + 1];
  if (command === 'previous') return rows[index - 1];
  if (command === 'first') return rows[0];
  return command === 'last' ? rows.at(-1) : undefined;
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName);
}
