/** PostgreSQL channel on which processes tell each other what changed. */
export const changeChannel = 'shop_changes';

/**
 * What a change touches. Cached pages carry the same tags, so that exactly those are rendered anew. `shop` is
 * everything: sent when changes may have been missed. `maintenance` and `redirects` are in no page: cached ones come back as
 * they were.
 */
export type ChangeTag = 'shop' | 'site' | 'maintenance' | 'redirects' | 'pages' | 'catalogue' | `product:${number}`;

/** Channel on which the database announces what concerns one member, by triggers on messages and sessions. */
export const memberChannel = 'member_changes';

/** A changed inbox; with `message` because of that new message. With `session` instead: that session has ended. */
export interface MemberChange {
  user: number;
  message?: number;
  session?: string;
}
