import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { stores } from '../tables.ts';

/** One page shows them all; a shop with more stores than this needs a search there first. */
const most = 2000;

/** What the licences of all open stores say, by name. Nothing of persons. */
export function listLicences(db: Executor) {
  return db
    .select({
      store: stores.name,
      company: stores.companyName,
      creditCode: stores.creditCode,
      validFrom: stores.licenceFrom,
      validUntil: stores.licenceUntil,
      place: {
        province_id: stores.provinceId,
        province_name: stores.provinceName,
        city_id: stores.cityId,
        city_name: stores.cityName,
        area_id: stores.areaId,
        area_name: stores.areaName,
      },
    })
    .from(stores)
    .where(eq(stores.status, 'approved'))
    .orderBy(asc(sql`lower(${stores.name})`), asc(stores.id))
    .limit(most);
}
