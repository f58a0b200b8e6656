import { hasProducts } from '../catalogue/index.ts';
import { announceChange } from '../db/announce-change.ts';
import type { ServerContext } from '../db/context.ts';
import { insertFiles } from '../files/index.ts';
import { writeShopFacts } from '../site/index.ts';
import { findCaseParties } from './case-parties.ts';
import { demoCases } from './content/aftersales.ts';
import { allPages, allProducts, allSpecs } from './content/all-content.ts';
import { seedCategories } from './content/categories.ts';
import { demoOrders, madeOrders } from './content/orders.ts';
import { seedMemberPayouts } from './money/seed-member-payouts.ts';
import { seedMoney } from './money/seed-money.ts';
import { seedSettlement } from './money/seed-settlement.ts';
import { seedStoreMoney } from './money/seed-store-money.ts';
import { pictureKey, savePictures } from './save-pictures.ts';
import { seedAftersales } from './seed-aftersales.ts';
import { seedCaseOrders } from './seed-case-orders.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedHome } from './seed-home.ts';
import { seedConsents, seedIdentity } from './seed-identity.ts';
import { seedInquiries } from './seed-inquiries.ts';
import { seedDeliveries, seedIntegrations } from './seed-integrations.ts';
import { seedInvoices } from './seed-invoices.ts';
import { seedLook } from './seed-look.ts';
import { hasBought, seedOrders } from './seed-orders.ts';
import { seedOutbox } from './seed-outbox.ts';
import { seedPages } from './seed-pages.ts';
import { seedReferral, settleNights } from './seed-referral.ts';
import { seedStores } from './seed-stores.ts';
import { seedTrade } from './seed-trade.ts';
import type { PictureSpec } from './seed-types.ts';
import { seedWords } from './words/seed-words.ts';

export async function isEmptyDatabase(ctx: ServerContext): Promise<boolean> {
  return !(await hasProducts(ctx.db));
}

/**
 * Puts the demo shop into the database. Files come first, then people and settings, both as often as one likes, then
 * the rest in one transaction, products among it: a seed that was interrupted leaves an empty shop and finds its files
 * again. What exists already is left as it is. Orders and inquiries come last, because they are made of products.
 */
export async function seedDemo(ctx: ServerContext, onProgress: OnProgress = () => undefined): Promise<void> {
  const isFirst = await isEmptyDatabase(ctx);
  const parts = [
    () => seedIdentity(ctx),
    () => seedLook(ctx),
    () => seedWords(ctx),
    () => seedMoney(ctx),
    () => seedStores(ctx),
    () => seedShop(ctx),
    ...businessParts(ctx),
    async () => isFirst && seedConsents(ctx),
  ];
  for (const [index, part] of parts.entries()) {
    await part();
    onProgress(index + 1, parts.length);
  }
}

/** Parts done, of how many. */
type OnProgress = (done: number, total: number) => void;

async function seedShop(ctx: ServerContext): Promise<void> {
  const requested = [
    ...seedCategories.map(({ picture }) => picture),
    ...allProducts.flatMap((product) => product.pictures),
  ];
  const files = await savePictures(ctx.env, requested);
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const isFirst = !(await hasProducts(tx));
    const rows = [...new Map([...files.values()].map((file) => [file.path, file])).values()];
    const ids = await insertFiles(tx, rows);
    const idOf = new Map(rows.map((row, index) => [row.path, ids[index]]));
    const fileOf = (picture: PictureSpec) => {
      const id = idOf.get(files.get(pictureKey(picture))?.path ?? '');
      if (id === undefined) throw new RangeError(`no file for ${pictureKey(picture)}`);
      return id;
    };
    const categories = await seedCatalogue(tx, { products: allProducts, specs: allSpecs, fileOf, now });
    await seedPages(tx, allPages, now);
    await seedHome(tx, categories, now);
    // A shop that has products of its own is seeded at its owner's wish, and stays what it is.
    if (isFirst) await writeShopFacts(ctx, tx, { 'site.isOpen': true, 'site.isDemo': true });
    await announceChange(tx, ['shop']);
  });
}

/**
 * What was bought, and what came of it. Does nothing for customers who have bought already. Who brought whom comes first, since
 * orders copy who earns by them; then the orders of cases, which are older than the others of the same customer.
 */
function businessParts(ctx: ServerContext): (() => Promise<unknown>)[] {
  let parties: Awaited<ReturnType<typeof findCaseParties>>;
  let placed: Awaited<ReturnType<typeof seedCaseOrders>> | undefined;
  let isFirst = false;
  return [
    async () => {
      isFirst = !(await hasBought(ctx));
      if (isFirst) await seedIntegrations(ctx);
      parties = isFirst ? await findCaseParties(ctx) : undefined;
      if (!parties) return;
      await seedReferral(ctx, parties);
      placed = await seedCaseOrders(ctx, parties, demoCases);
    },
    async () => isFirst && seedOrders(ctx, [...madeOrders, ...demoOrders]),
    () => seedTrade(ctx),
    () => seedSettlement(ctx),
    () => seedInquiries(ctx),
    async () => {
      if (!parties || !placed) return;
      await settleNights(ctx, 'beforeCases');
      await seedAftersales(ctx, parties, placed);
      await settleNights(ctx, 'sinceCases');
    },
    async () => placed && seedStoreMoney(ctx),
    async () => placed && seedMemberPayouts(ctx),
    async () => parties && placed && seedInvoices(ctx, parties),
    async () => isFirst && seedOutbox(ctx),
    async () => isFirst && seedDeliveries(ctx),
  ];
}
