import { type ProfileValues, readDraftText } from './profile-values.ts';

const draftKey = 'ba-profile-draft';

/** What was typed survives a reload of this tab, and nothing longer. Storage may be forbidden: then it does not. */
export function keepDraft(id: number, values: object): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify({ id, values }));
  } catch {
    // The form works without.
  }
}

export function readDraft(id: number): Partial<ProfileValues> | undefined {
  try {
    return readDraftText(sessionStorage.getItem(draftKey), id);
  } catch {
    return undefined;
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Nothing was kept.
  }
}
