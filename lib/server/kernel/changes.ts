/** PostgreSQL channel on which processes tell each other what changed. */
export const changeChannel = 'shop_changes';

/**
 * What a change touches. Cached pages carry the same tags, so that exactly those are rendered anew. `shop` is
 * everything: sent when changes may have been missed.
 */
export type ChangeTag = 'shop' | 'site' | 'pages' | 'catalogue' | `product:${number}`;
