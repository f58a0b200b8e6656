import { createHash } from 'node:crypto';

/** Names what an answer says, however it is packed. */
export const etagOf = (body: Buffer | string): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Whether `if-none-match` says that the asker has it. */
export const isKnownTag = (given: string, etag: string): boolean =>
  given === '*' || given.split(',').some((each) => each.trim() === etag);
