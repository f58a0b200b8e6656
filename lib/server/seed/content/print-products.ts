import type { SeedProduct } from '#lib/server/seed/seed-types.ts';
import { bagsAndLabels } from './products-bags-labels.ts';
import { boxes } from './products-boxes.ts';
import { retailBoxes } from './products-boxes-retail.ts';
import { businessStationery } from './products-business-stationery.ts';
import { boundStationery } from './products-business-stationery-bound.ts';
import { labels } from './products-labels.ts';
import { marketingPrint } from './products-marketing-print.ts';
import { boundMarketingPrint } from './products-marketing-print-bound.ts';
import { signageDisplay } from './products-signage-display.ts';
import { mountedSignage } from './products-signage-fixed.ts';

/** Everything of the trade "print & packaging". */
export const printProducts: SeedProduct[] = [
  ...businessStationery,
  ...boundStationery,
  ...marketingPrint,
  ...boundMarketingPrint,
  ...boxes,
  ...retailBoxes,
  ...bagsAndLabels,
  ...labels,
  ...signageDisplay,
  ...mountedSignage,
];
