const draftKey = 'ba-lead-draft';

/** What was typed survives a reload of this tab, and nothing longer. Storage may be forbidden: then it does not. */
export function keepDraft(form: HTMLFormElement): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(Object.fromEntries(new FormData(form))));
  } catch {
    // The form works without.
  }
}

export function readDraft(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Nothing was kept.
  }
}
