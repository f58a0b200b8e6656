import { type StoreApplicationDraft, storeApplicationDraft } from '#lib/contract/store/application-form.ts';

/** What was typed and not saved yet, with what it was typed over. */
export interface UnsavedDraft {
  /** Of the application it was typed over. */
  version: number;
  base: Partial<StoreApplicationDraft>;
  mine: Partial<StoreApplicationDraft>;
}

const keyOf = (userId: number) => `storeApplication:${userId}`;

/** What this person had typed in this tab before a reload; undefined when everything was saved. */
export function readUnsaved(userId: number): UnsavedDraft | undefined {
  try {
    return toUnsaved(sessionStorage.getItem(keyOf(userId)));
  } catch {
    return undefined;
  }
}

/** Keeps what is not saved yet; undefined forgets it. Storage may be forbidden: it lasts as long as the page then. */
export function keepUnsaved(userId: number, unsaved: UnsavedDraft | undefined): void {
  try {
    if (unsaved) sessionStorage.setItem(keyOf(userId), JSON.stringify(unsaved));
    else sessionStorage.removeItem(keyOf(userId));
  } catch {
    // The form works without.
  }
}

/** Field by field: whatever else is stored under the key stays out of the form. */
export function toUnsaved(text: string | null): UnsavedDraft | undefined {
  const stored: unknown = JSON.parse(text ?? 'null');
  if (typeof stored !== 'object' || stored === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(stored));
  const [version, base, mine] = [given.get('version'), toFields(given.get('base')), toFields(given.get('mine'))];
  if (typeof version !== 'number' || Object.keys(mine).length === 0) return undefined;
  return { version, base, mine };
}

function toFields(given: unknown): Partial<StoreApplicationDraft> {
  if (typeof given !== 'object' || given === null) return {};
  const known = Object.entries(storeApplicationDraft.shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(Reflect.get(given, name));
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  return Object.fromEntries(known);
}
