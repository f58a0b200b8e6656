import type { PublishedText } from '#lib/contract/identity/consents.ts';
import type { Executor } from '../../db/connection.ts';
import { DomainError } from '../../kernel/errors.ts';
import { listPublishedTexts } from '../../site/index.ts';
import { toPublishedText } from './give-consent.ts';

/** What registering agrees to, and whether anybody can: not while there is nothing to agree to. */
export async function describeRegistration(db: Executor): Promise<{ isOpen: boolean; texts: PublishedText[] }> {
  const texts = (await listPublishedTexts(db)).map(toPublishedText);
  return { isOpen: texts.length > 0, texts };
}

/** Throws `registration_closed`. */
export async function requireOpenRegistration(db: Executor): Promise<void> {
  if (!(await describeRegistration(db)).isOpen) throw new DomainError('registration_closed');
}
