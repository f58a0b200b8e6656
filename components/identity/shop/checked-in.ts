import type { PublishedText } from '#lib/api/identity/consents.ts';

/** What the forms hand on of a login: where the server proposes to go, and what is asked for first. */
export interface CheckedIn {
  routePath: string;
  consents_due: readonly PublishedText[];
}
