import { and, eq, or } from 'drizzle-orm';
import type { IssuerType } from '#lib/contract/invoices/records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { findSellerFacts, type SellerFacts } from '#lib/server/store/index.ts';
import type { PartySnapshot } from '../applying/snapshots.ts';
import { invoiceIssuers } from '../issuer-tables.ts';

/** Who issues: a store, or the platform (0). */
export interface Issuer {
  issuerType: IssuerType;
  issuerId: number;
}

/** Who acts for whoever issues: somebody of the store, or of the platform. */
export interface IssuerActor {
  member: Member;
  issuer: Issuer;
}

export const platform: Issuer = { issuerType: 'platform', issuerId: 0 };

/** Whoever carries an order out issues its invoice. */
export const issuerOf = (storeId: number | null): Issuer =>
  storeId === null ? platform : { issuerType: 'store', issuerId: storeId };

export const sameIssuer = (one: Issuer, other: Issuer): boolean =>
  one.issuerType === other.issuerType && one.issuerId === other.issuerId;

/** How somebody issues, with what stands on the document as the seller. */
export type IssuerFacts = Pick<
  typeof invoiceIssuers.$inferSelect,
  | 'issuerType'
  | 'issuerId'
  | 'drawer'
  | 'provider'
  | 'isAutoIssue'
  | 'isSpecialOffered'
  | 'capAmount'
  | 'flatTaxBp'
  | 'fileColumns'
  | 'resultColumns'
  | 'version'
> & { seller: PartySnapshot };

const unsaid = {
  drawer: '',
  provider: 'manual' as const,
  isAutoIssue: false,
  isSpecialOffered: true,
  capAmount: 10_000_000,
  flatTaxBp: null,
  fileColumns: null,
  resultColumns: null,
  version: 0,
};

/** What these issue with; whoever has said nothing issues manually, a store in the name of its licence. */
export async function readIssuers(db: Executor, issuers: readonly Issuer[]): Promise<IssuerFacts[]> {
  if (issuers.length === 0) return [];
  const { issuerType, issuerId } = invoiceIssuers;
  const isAsked = or(...issuers.map((each) => and(eq(issuerType, each.issuerType), eq(issuerId, each.issuerId))));
  const storeIds = issuers.flatMap((each) => (each.issuerType === 'store' ? [each.issuerId] : []));
  const [rows, facts] = await Promise.all([
    db.select().from(invoiceIssuers).where(isAsked),
    findSellerFacts(db, [...new Set(storeIds)]),
  ]);
  return issuers.map((issuer) => {
    const row = rows.find((each) => sameIssuer(each, issuer));
    return { ...unsaid, ...row, ...issuer, seller: sellerOf(row, facts.get(issuer.issuerId)) };
  });
}

export async function readIssuer(db: Executor, issuer: Issuer): Promise<IssuerFacts> {
  const [facts] = await readIssuers(db, [issuer]);
  if (!facts) throw new RangeError('nobody issues');
  return facts;
}

type IssuerRow = typeof invoiceIssuers.$inferSelect;

function sellerOf(row: IssuerRow | undefined, store: SellerFacts | undefined): PartySnapshot {
  return {
    name: store?.companyName ?? row?.name ?? '',
    taxNo: store?.creditCode ?? row?.taxNo ?? '',
    address: row?.address || (store?.address ?? ''),
    phone: row?.phone || (store?.phone ?? ''),
    bankName: row?.bankName ?? '',
    bankAccount: row?.bankAccount ?? '',
  };
}
