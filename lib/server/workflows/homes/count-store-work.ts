import type { DataOf } from '#lib/contract/endpoint.ts';
import type { PermissionNode } from '#lib/contract/nodes.ts';
import type { storeHome } from '#lib/contract/store/homes.ts';
import { countSellerCases } from '../../aftersales/index.ts';
import type { ServerContext } from '../../db/context.ts';
import { hasNode, type StoreMember } from '../../kernel/actor.ts';
import { countPool, countStoreOrders } from '../../orders/index.ts';
import { countSellerWork } from '../../quotation/index.ts';

type StoreHome = DataOf<typeof storeHome>;

/** What waits for a store; null for what the reader's role does not show. Counted in one statement. */
export async function countStoreWork(db: ServerContext['db'], member: StoreMember): Promise<StoreHome['counts']> {
  const { storeId } = member;
  const may = (node: PermissionNode) => hasNode(member, node);
  const [orders, aftersales, quotes, pooled] = await Promise.all([
    may('store/order') ? countStoreOrders(db, storeId) : null,
    may('store/order_aftersales') ? countSellerCases(db, storeId) : null,
    may('store/quotation') ? countSellerWork(db, storeId) : null,
    may('store/orderpool') ? countPool(db, storeId) : null,
  ]);
  return {
    to_accept: orders?.to_accept ?? null,
    to_ship: orders?.to_ship ?? null,
    aftersales,
    quotes,
    pool: pooled,
  };
}
