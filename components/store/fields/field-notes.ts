'use client';

import { createContext, useContext } from 'react';
import type { StoreApplicationField } from '#lib/contract/store/application-form.ts';

/** What is said of a field in place of its help. */
interface FieldNote {
  text: string;
  /** The last review asks for a change here. */
  isRemark: boolean;
}

export type NoteOf = (name: StoreApplicationField) => FieldNote | undefined;

const Context = createContext<NoteOf>(() => undefined);

/** Gives the fields of a form what is to be said of them. */
export const FieldNotes = Context.Provider;

/** What is said of a field; of several, of the first there is something to say of. */
export function useFieldNote(...names: readonly StoreApplicationField[]): FieldNote | undefined {
  const noteOf = useContext(Context);
  return names.map(noteOf).find(Boolean);
}
