import type { MovingSource } from '#lib/contract/integrations/moving-fields.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { findKnownRecords, type MovingImport, readMovingItems } from '#lib/server/integrations/index.ts';
import { attachByCustomer, listCustomerKeys } from '#lib/server/orders/index.ts';

/** Files whose customers and whose orders name people by the same ids. Shopify's orders name none. */
const sameIds: [people: MovingSource, orders: MovingSource][] = [
  ['woocommerce_customers', 'woocommerce_orders'],
  ['buildadmin_users', 'other_orders'],
];

const pageItems = 1000;

/** Gives the orders of an import to the accounts that their customers have become here by an import before. */
export async function attachOrdersOf(tx: Executor, { id, source }: MovingImport): Promise<void> {
  const [people] = sameIds.find(([, orders]) => orders === source) ?? [];
  if (!people) return;
  const keys = await listCustomerKeys(tx, id);
  for (let from = 0; from < keys.length; from += pageItems) {
    const known = await findKnownRecords(tx, { source: people, keys: keys.slice(from, from + pageItems) });
    await attachByCustomer(tx, source, new Map([...known].map(([key, { recordId }]) => [key, recordId])));
  }
}

/** The other way round: gives the accounts of an import the orders that came before them. */
export async function attachOrdersTo(tx: Executor, { id, source }: MovingImport): Promise<void> {
  const [, orders] = sameIds.find(([people]) => people === source) ?? [];
  if (!orders) return;
  for (let after = -1; ; ) {
    const items = await readMovingItems(tx, id, { after, most: pageItems });
    const done = items.flatMap(({ outcome, key, recordId }) =>
      outcome === 'done' && key !== '' && recordId !== null ? [[key, recordId] as const] : [],
    );
    await attachByCustomer(tx, orders, new Map(done));
    if (items.length < pageItems) return;
    after = items.at(-1)?.place ?? after;
  }
}
