import type { PublishedText } from '#lib/contract/identity/consents.ts';
import { ApiError } from '../transport/api-error.ts';
import { postApi } from '../transport/browser.ts';

export type { PublishedText } from '#lib/contract/identity/consents.ts';

/** Agrees to these versions; who shows them says what was refused. */
export const agreeTo = (texts: readonly PublishedText[]) =>
  postApi('/api/account/consent', { texts: toShown(texts) }, { isCodeShown: false });

/** The versions that somebody sees, as calls take them. */
export const toShown = (texts: readonly PublishedText[]) => texts.map(({ text, version }) => ({ text, version }));

/** What is published by now, where something was refused because another version was shown; undefined: it was not that. */
export function findNewTexts(error: unknown): PublishedText[] | undefined {
  if (!(error instanceof ApiError) || error.error !== 'consent_outdated') return undefined;
  return (error.data as { texts: PublishedText[] }).texts;
}
