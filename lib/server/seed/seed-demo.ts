import { hasProducts } from '../catalogue/index.ts';
import { announceChange } from '../db/announce-change.ts';
import type { ServerContext } from '../db/context.ts';
import { insertFiles } from '../files/index.ts';
import { findCaseParties } from './case-parties.ts';
import { demoCases } from './content/aftersales.ts';
import { allPages, allProducts, allSpecs } from './content/all-content.ts';
import { seedCategories } from './content/categories.ts';
import { demoOrders, madeOrders } from './content/orders.ts';
import { pictureKey, pictureWidths, savePictures, savePlainTile, smallWidths } from './save-pictures.ts';
import { seedAftersales } from './seed-aftersales.ts';
import { seedCaseOrders } from './seed-case-orders.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedDeposits } from './seed-deposits.ts';
import { seedIdentity } from './seed-identity.ts';
import { seedInquiries } from './seed-inquiries.ts';
import { seedInvoices } from './seed-invoices.ts';
import { seedMoney } from './seed-money.ts';
import { hasBought, seedOrders } from './seed-orders.ts';
import { seedPages } from './seed-pages.ts';
import { seedPayouts } from './seed-payouts.ts';
import { seedReferral, settleNights } from './seed-referral.ts';
import { seedSettlement } from './seed-settlement.ts';
import { seedStatements } from './seed-statements.ts';
import { seedStores } from './seed-stores.ts';
import { seedTrade } from './seed-trade.ts';
import type { PictureSpec } from './seed-types.ts';

interface SeedOptions {
  /** Pictures stored so far, of how many. */
  onProgress?: ((done: number, total: number) => void) | undefined;
  /** `small`: without the widest ones; `none`: one plain tile stands for every picture. For tests. */
  pictures?: 'all' | 'small' | 'none' | undefined;
}

export async function isEmptyDatabase(ctx: ServerContext): Promise<boolean> {
  return !(await hasProducts(ctx.db));
}

/**
 * Puts the demo shop into the database. Files come first, then people and settings, both as often as one likes, then
 * the rest in one transaction, products among it: a seed that was interrupted leaves an empty shop and finds its files
 * again. What exists already is left as it is. Orders and inquiries come last, because they are made of products.
 */
export async function seedDemo(
  ctx: ServerContext,
  { onProgress = () => {}, pictures = 'all' }: SeedOptions = {},
): Promise<void> {
  const requested = [
    ...seedCategories.map(({ picture }) => picture),
    ...allProducts.flatMap((product) => product.pictures),
  ];
  const widths = pictures === 'small' ? smallWidths : pictureWidths;
  const files =
    pictures === 'none'
      ? await savePlainTile(ctx.env, requested)
      : await savePictures(ctx.env, requested, { widths, onProgress });
  await seedIdentity(ctx);
  await seedMoney(ctx);
  await seedStores(ctx);
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const rows = [...new Map([...files.values()].map((file) => [file.path, file])).values()];
    const ids = await insertFiles(tx, rows);
    const idOf = new Map(rows.map((row, index) => [row.path, ids[index]]));
    const fileOf = (picture: PictureSpec) => {
      const id = idOf.get(files.get(pictureKey(picture))?.path ?? '');
      if (id === undefined) throw new RangeError(`no file for ${pictureKey(picture)}`);
      return id;
    };
    await seedCatalogue(tx, { products: allProducts, specs: allSpecs, fileOf, now });
    await seedPages(tx, allPages, now);
    await announceChange(tx, ['shop']);
  });
  await seedBusiness(ctx);
}

/**
 * What was bought, and what came of it. Does nothing for customers who have bought already. Who brought whom comes first, since
 * orders copy who earns by them; then the orders of cases, which are older than the others of the same customer.
 */
async function seedBusiness(ctx: ServerContext): Promise<void> {
  const isFirst = !(await hasBought(ctx));
  const parties = isFirst ? await findCaseParties(ctx) : undefined;
  if (parties) await seedReferral(ctx, parties);
  const placed = parties && (await seedCaseOrders(ctx, parties, demoCases));
  if (isFirst) await seedOrders(ctx, [...madeOrders, ...demoOrders]);
  await seedTrade(ctx);
  await seedSettlement(ctx);
  await seedInquiries(ctx);
  if (!parties || !placed) return;
  await settleNights(ctx, 'beforeCases');
  await seedAftersales(ctx, parties, placed);
  await settleNights(ctx, 'sinceCases');
  await seedStatements(ctx);
  await seedDeposits(ctx);
  await seedPayouts(ctx);
  await seedInvoices(ctx, parties);
}
