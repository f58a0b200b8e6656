import type { SellerCase } from '#lib/contract/aftersales/store-cases.ts';
import type { PermissionNode } from '#lib/contract/nodes.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';

/** Whether the reader's own side sold it: a store reads no others, and what no store sold is the platform's. */
export const isOwnCase = (side: SellerSide, { store_name: store }: Pick<SellerCase, 'store_name'>): boolean =>
  side === 'store' || store === null;

/** Whether the reader's side has to act. */
export function isOwnTurn(side: SellerSide, facts: Pick<SellerCase, 'store_name' | 'turn'>): boolean {
  if (facts.turn === 'platform') return side === 'desk';
  return facts.turn === 'seller' && isOwnCase(side, facts);
}

/** Whose turn it is, in the words of who reads it. */
export function turnKey(side: SellerSide, facts: Pick<SellerCase, 'store_name' | 'turn'>) {
  if (isOwnTurn(side, facts)) return 'own' as const;
  return facts.turn === 'seller' ? ('store' as const) : facts.turn;
}

/** The permission to answer; what each request allows stands in its `actions`. */
export const answerNodes: Record<SellerSide, PermissionNode> = {
  store: 'store/order_aftersales/answer',
  desk: 'operator/aftersale/answer',
};
