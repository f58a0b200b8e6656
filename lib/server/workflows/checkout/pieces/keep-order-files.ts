import { artworkTopics } from '#lib/contract/files/upload-topics.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { claimFile } from '#lib/server/files/index.ts';
import type { Order } from '#lib/server/orders/index.ts';
import type { Collected } from './collect-items.ts';

/**
 * Uploads that answer a specification are used by the order from now on, whatever becomes of the basket. Those of an
 * offer stay with its versions. Throws `invalid_input` for a file that is not the customer's own.
 */
export async function keepOrderFiles(
  tx: Executor,
  userId: number,
  { orders, collected }: { orders: Order[]; collected: Collected },
): Promise<void> {
  const [order] = orders;
  if (!order || collected.offer) return;
  const subject = `order:${order.groupId}`;
  const accept = { isPrivate: true, topics: artworkTopics };
  for (const url of new Set(collected.items.flatMap(({ specSnapshot }) => filesIn(specSnapshot?.entries ?? [])))) {
    await claimFile(tx, { userId, url, subject, accept, field: 'items' });
  }
}

function filesIn(entries: { kind: string; value: unknown }[]): string[] {
  return entries.flatMap(({ kind, value }) =>
    kind === 'file' && Array.isArray(value) ? value.map((url) => String(url).split('?')[0] ?? '') : [],
  );
}
