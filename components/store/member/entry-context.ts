'use client';

import { createContext, useContext } from 'react';
import type { StoreApplication } from '#lib/api/store/member-application.ts';
import type { StoreApplicationDraft, StoreApplicationField } from '#lib/contract/store/application-form.ts';
import type { Step } from './application-steps.ts';
import type { DraftSaver } from './draft/draft-saver.ts';

/** What the form holds: exactly what the contract calls a draft. */
export type EntryValues = StoreApplicationDraft;

export interface Entry {
  application: StoreApplication;
  saver: DraftSaver;
  /** The shop's day (`yyyy-mm-dd`) the form is checked for. */
  today: string;
  /** Shows another part, at one of its fields if given. */
  goTo: (step: Step, field?: StoreApplicationField) => void;
}

const Context = createContext<Entry | undefined>(undefined);

/** Gives the parts of the form what they share beside the form itself. */
export const EntryProvider = Context.Provider;

/** Throws outside of the form. */
export function useEntry(): Entry {
  const entry = useContext(Context);
  if (!entry) throw new Error('outside of the application form');
  return entry;
}
