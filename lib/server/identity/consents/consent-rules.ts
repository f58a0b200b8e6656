import type { ShownText } from '#lib/contract/identity/consents.ts';
import type { PublishedLegalText, VersionPlace } from '../../site/index.ts';

/** What of somebody decides whether they are asked. */
interface Giver {
  /** The versions that they have agreed to, of any text. */
  given: readonly VersionPlace[];
  /** They registered before versions were recorded. */
  hasAgreedUnrecorded: boolean;
}

type Moment = Pick<VersionPlace, 'number' | 'startsAt'>;

const isBefore = (one: Moment, other: Moment): boolean =>
  one.startsAt.getTime() === other.startsAt.getTime() ? one.number < other.number : one.startsAt < other.startsAt;

/**
 * Whether somebody is to be asked for a text: they have agreed to no version of it since the last one that asks. Where none ever asked,
 * any version will do, and so does having registered before versions were recorded.
 */
export function isDue({ documentId, asked }: PublishedLegalText, { given, hasAgreedUnrecorded }: Giver): boolean {
  const ofText = given.filter((each) => each.documentId === documentId);
  if (!asked) return ofText.length === 0 && !hasAgreedUnrecorded;
  return ofText.every((each) => isBefore(each, asked));
}

/** Whether these versions, and no others, are what is published. */
export function areAllShown(published: readonly PublishedLegalText[], shown: readonly ShownText[]): boolean {
  return areCurrent(published, shown) && published.every(({ text }) => shown.some((each) => each.text === text));
}

/** Whether each of these versions is published now. */
export const areCurrent = (published: readonly PublishedLegalText[], shown: readonly ShownText[]): boolean =>
  shown.every(({ text, version }) => published.some((each) => each.text === text && each.number === version));
