import { modeStorageKey } from '#lib/session/mode-script.ts';

/** What a person chose; `system` follows the device. Kept in local storage under `modeStorageKey`. */
export type ModeChoice = 'light' | 'dark' | 'system';

export const modeChoices: readonly ModeChoice[] = ['light', 'dark', 'system'];

export function readModeChoice(): ModeChoice {
  try {
    const stored = localStorage.getItem(modeStorageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Shows the choice at once and remembers it; other providers on the page hear of it as they would from another tab. */
export function applyModeChoice(choice: ModeChoice): void {
  try {
    localStorage.setItem(modeStorageKey, choice);
  } catch {
    // Storage is forbidden: the choice then lasts for this page.
  }
  showMode(choice);
  window.dispatchEvent(new StorageEvent('storage', { key: modeStorageKey, newValue: choice }));
}

/** Sets the colours of the page for a choice, and which of the buttons stands pressed. */
export function showMode(choice: ModeChoice): void {
  for (const button of document.querySelectorAll<HTMLElement>('button[data-mode-choice]')) {
    button.setAttribute('aria-pressed', String(button.dataset.modeChoice === choice));
  }
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mode', isDark ? 'dark' : 'light');
}
