import { eq, isNull, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CallNode } from '#lib/contract/nodes.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import type { Member, StoreMember } from '../kernel/actor.ts';

/** Whose programs they are: a store's, or the platform's own (no store). */
export interface Owner {
  side: SellerSide;
  storeId: number | null;
  member: Member;
}

export const asStore = (member: StoreMember): Owner => ({ side: 'store', storeId: member.storeId, member });
export const asDesk = (member: Member): Owner => ({ side: 'desk', storeId: null, member });

/** Rows of that owner alone. */
export const ownedBy = (column: PgColumn, { storeId }: Pick<Owner, 'storeId'>): SQL =>
  storeId === null ? isNull(column) : eq(column, storeId);

export const sideOf = (storeId: number | null): SellerSide => (storeId === null ? 'desk' : 'store');

/** The node that lets somebody make keys; a key ends with it. */
export const keyNode = {
  store: 'store/api_keys/edit',
  desk: 'operator/apiKey/edit',
} as const satisfies Record<SellerSide, CallNode>;
