import type { QuotationMessage } from '#lib/contract/quotation/member-records.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import type { ShownMessage } from '#lib/server/quotation/index.ts';
import { toAttached } from './member-records.ts';

interface MessageReading {
  server: ServerContext;
  userId: number;
  /** Who answers for the store or the shop, to a customer: the one of the staff who wrote has no name there. */
  sellerName?: string;
}

export function toMessageRecord(row: ShownMessage, { server, userId, sellerName }: MessageReading): QuotationMessage {
  const isSeller = row.side !== 'customer';
  return {
    id: row.id,
    line_key: row.lineKey,
    author: row.authorId === userId ? 'you' : row.side,
    author_name: isSeller && sellerName !== undefined ? sellerName : row.authorName,
    text: row.text,
    files: toAttached(row.files, { server }),
    create_time: toUnixSeconds(row.createdAt),
  };
}
