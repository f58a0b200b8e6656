import { type Look, lookSchema } from '#lib/contract/site/look.ts';

/** What stands in the fields: as typed, so that a colour may be unfinished. */
export type TypedLook = Record<keyof Look, string>;

interface ReadLook {
  /** Undefined while something is wrong. */
  look: Look | undefined;
  /** Names of fields, with the key of what is wrong. */
  faults: Partial<Record<keyof Look, string>>;
}

/** Reads what is typed by the rules of the call that it is sent by. */
export function readTyped(typed: TypedLook): ReadLook {
  const parsed = lookSchema.safeParse(typed);
  if (parsed.success) return { look: parsed.data, faults: {} };
  const faults = parsed.error.issues.map(({ path, message }) => [path[0], message] as const);
  return { look: undefined, faults: Object.fromEntries(faults) };
}

/** What of it is another one than before. */
export function changesOf(typed: TypedLook, stored: Look): Partial<TypedLook> {
  const names = Object.keys(stored) as (keyof Look)[];
  const isOther = (name: keyof Look) => typed[name].trim().toUpperCase() !== stored[name].toUpperCase();
  return Object.fromEntries(names.filter(isOther).map((name) => [name, typed[name]]));
}
