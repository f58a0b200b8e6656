import { inArray } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { stores } from './tables.ts';

/** Who a store is before the law: what its licence says, and where it can be reached. */
export interface SellerFacts {
  companyName: string;
  creditCode: string;
  address: string;
  phone: string;
}

/** Of these stores, closed ones too. */
export async function findSellerFacts(db: Executor, ids: number[]): Promise<Map<number, SellerFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(stores).where(inArray(stores.id, ids));
  return new Map(
    rows.map(({ id, companyName, creditCode, provinceName, cityName, areaName, address, contactMobile }) => {
      // A municipality is its own province.
      const place = provinceName === cityName ? `${cityName}${areaName}` : `${provinceName}${cityName}${areaName}`;
      return [id, { companyName, creditCode, address: `${place}${address}`, phone: contactMobile }];
    }),
  );
}
