import { artworkTopics, topicKinds } from '#lib/contract/files/upload-topics.ts';
import type { SiteConfig } from '#lib/contract/site/shop-index.ts';
import { mimeTypesOf } from './files/mime-types.ts';

/** What can be sent for a topic, as the check before sending and the fields that offer it want it. */
interface TopicLimits {
  maxSize: number;
  /** In lower case, without dots. */
  allowedSuffixes: readonly string[];
  allowedMimeTypes: readonly string[];
}

/** The part of the site's lists that a topic takes; both lists as arrays. */
export function narrowToTopic(
  topic: string,
  general: { suffixes: readonly string[]; mimeTypes: readonly string[] },
): { suffixes: string[]; mimeTypes: string[] } {
  const all = general.suffixes.map((suffix) => suffix.trim().toLowerCase().replace(/^\./, '')).filter(Boolean);
  const kinds = topicKinds.get(topic);
  if (!kinds) return { suffixes: all, mimeTypes: [...general.mimeTypes] };
  const always = kinds.always ?? [];
  const suffixes = [...kinds.suffixes.filter((suffix) => all.length === 0 || all.includes(suffix)), ...always];
  // An empty list of types means that the suffixes alone decide.
  const mimeTypes = general.mimeTypes.length > 0 ? [...general.mimeTypes, ...mimeTypesOf(always)] : [];
  return { suffixes, mimeTypes };
}

/** Of the site's upload config what counts for a topic. Artwork has limits of its own, where the server knows any. */
export function topicLimits(upload: SiteConfig['upload'], topic = ''): TopicLimits {
  const { artwork, maxSize, allowedSuffixes, allowedMimeTypes } = upload;
  if (artwork && artworkTopics.includes(topic)) {
    const { suffixes } = narrowToTopic('', { suffixes: artwork.allowedSuffixes.split(','), mimeTypes: [] });
    return { maxSize: artwork.maxSize, allowedSuffixes: suffixes, allowedMimeTypes: mimeTypesOf(suffixes) };
  }
  const general = { suffixes: allowedSuffixes.split(','), mimeTypes: allowedMimeTypes };
  const { suffixes, mimeTypes } = narrowToTopic(topic, general);
  const known = topicKinds.has(topic) && mimeTypes.length === 0 ? mimeTypesOf(suffixes) : mimeTypes;
  return { maxSize, allowedSuffixes: suffixes, allowedMimeTypes: known };
}

/** The `accept` of a file field. */
export const acceptOf = ({ allowedSuffixes }: Pick<TopicLimits, 'allowedSuffixes'>): string =>
  allowedSuffixes.map((suffix) => `.${suffix}`).join(',');

/** The same for tables of others, which some systems know by their type alone. */
export const acceptTableOf = (limits: Pick<TopicLimits, 'allowedSuffixes' | 'allowedMimeTypes'>): string =>
  [acceptOf(limits), ...limits.allowedMimeTypes].join(',');

/** The `accept` of a button that opens the camera; undefined: nothing of the kind can be sent. */
export function cameraAcceptOf({ allowedSuffixes }: TopicLimits, kind: 'image' | 'video'): string | undefined {
  return mimeTypesOf(allowedSuffixes).some((type) => type.startsWith(`${kind}/`)) ? `${kind}/*` : undefined;
}
