import type { SeedPage, SeedProduct } from '#lib/server/seed/seed-types.ts';
import { seedPages } from './pages.ts';
import { printProducts } from './print-products.ts';
import { desksTables } from './products-desks-tables.ts';
import { networkPower } from './products-network-power.ts';
import { officeElectronics } from './products-office-electronics.ts';
import { officeSupplies } from './products-office-supplies.ts';
import { seatingStorage } from './products-seating-storage.ts';
import { services } from './services.ts';
import type { SeedTemplate } from './spec-authoring.ts';
import { officeSpecs } from './specs-office.ts';
import { printSpecs } from './specs-print.ts';
import { serviceSpecs } from './specs-services.ts';

const office = [desksTables, seatingStorage, officeElectronics, networkPower, officeSupplies];

/** One of each group in turn, so that the newest arrivals show what the shop has, not one shelf of it. */
function takeTurns<T>(groups: T[][]): T[] {
  const longest = Math.max(...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => groups.flatMap((group) => group.slice(turn, turn + 1))).flat();
}

/** Everything the demo shop sells, products and services. */
export const allProducts: SeedProduct[] = takeTurns([printProducts, takeTurns(office), services]);

export const allPages: SeedPage[] = seedPages;

/** What can be configured of them. */
export const allSpecs: SeedTemplate[] = [...printSpecs, ...officeSpecs, ...serviceSpecs];
