import { processSlot } from '#lib/utils/process-slot.ts';
import type { PageSources } from './guards/security-policy.ts';
import type { NamedRecord } from './named-record.ts';

/** What the process knows that the middleware has to ask: it decides nothing about the domain itself. */
export interface PageKnowledge {
  /** May there be such a record? False only where it is certain that there is none. */
  mayBeThere(record: NamedRecord): boolean | Promise<boolean>;
  /** The origin that a frame of ours may show to whoever holds the token, for the address in `iframe/{url}`. */
  frameOrigin(address: string, token: string): Promise<string | undefined>;
  /** Where pictures and calls of a page may be elsewhere, as the settings say now. */
  sources(): Promise<PageSources>;
}

const known = processSlot<PageKnowledge>('pages.knowledge');

/** Called once by the process. */
export const providePageKnowledge = known.provide;

const nothing: PageKnowledge = {
  mayBeThere: () => true,
  frameOrigin: async () => undefined,
  sources: async () => ({ pictures: [], calls: [] }),
};

/** Without a process around it, as in a test, everything may be there. */
export const pageKnowledge = (): PageKnowledge => known.take() ?? nothing;
