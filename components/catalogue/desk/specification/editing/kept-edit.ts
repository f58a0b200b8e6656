import type { SpecSeen } from '#lib/contract/catalogue/desk-specification.ts';
import type { Edited } from '../editor-context.ts';

/** What was not saved yet, and what it began from. */
export interface KeptEdit {
  seen: SpecSeen;
  edited: Edited;
}

const nameOf = (owner: string) => `kept:specification:${owner}`;

/** Unsaved changes of an owner's specification stay in this browser, whatever becomes of the page. */
export function readKept(owner: string): KeptEdit | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(owner)) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isKept(kept: unknown): kept is KeptEdit {
  return typeof kept === 'object' && kept !== null && 'seen' in kept && 'edited' in kept;
}

export function writeKept(owner: string, kept: KeptEdit | undefined): void {
  try {
    if (kept) localStorage.setItem(nameOf(owner), JSON.stringify(kept));
    else localStorage.removeItem(nameOf(owner));
  } catch {
    // The editor works without.
  }
}
