import { createHash } from 'node:crypto';
import type { ProductForm } from '#lib/contract/catalogue/product-fields.ts';
import {
  type FoundProduct,
  findNamedProducts,
  findProductForms,
  findSkuOwners,
  removeProducts,
  showProducts,
  writeProduct,
} from '#lib/server/catalogue/index.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { discardPictures } from '#lib/server/files/index.ts';
import {
  type CheckedItem,
  claimMovingItem,
  findGivenSlugs,
  findKnownRecords,
  insertMovingPictures,
  type KnownRecord,
  type MovingItem,
  updateMovingItem,
} from '#lib/server/integrations/index.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { ItemWithRows, Mover, MovingTask } from '../mover.ts';
import { CategoryShelf } from './category-shelf.ts';
import { removeEmptyCategories } from './empty-categories.ts';
import { findChecked, findLike, notesOf, restoreProduct } from './known-product.ts';
import type { MovedProduct } from './moved-product.ts';
import { forgetOldAddresses, leadOldAddresses } from './old-addresses.ts';
import { goOnWithPictures } from './picture-round.ts';
import { picturesOf } from './pictures-of.ts';
import { readShopifyProduct } from './shopify-products.ts';
import { type MovedForm, slugOf, toMovedForm } from './to-form.ts';
import { readWooProduct } from './woo-products.ts';

/** With what the checks of several items together need. */
type Checked = CheckedItem & { n: number; form: ProductForm | undefined };

interface Read {
  item: MovingItem;
  moved: MovedProduct;
  digest: string;
}

/** Products of Shopify and WooCommerce. */
export class ProductMover implements Mover {
  readonly #task: MovingTask;
  readonly #shelf: CategoryShelf;
  #given: Set<string> | undefined;
  /** Which item has a SKU, as far as this round has seen them. */
  readonly #skus = new Map<string, MovingItem>();

  constructor(task: MovingTask) {
    this.#task = task;
    this.#shelf = new CategoryShelf(task);
  }

  async check(items: ItemWithRows[]): Promise<CheckedItem[]> {
    const { ctx, record } = this.#task;
    this.#given ??= new Set(await findGivenSlugs(ctx.db, record.id));
    const read = items.map((each) => this.#read(each));
    const known = await findKnownRecords(ctx.db, {
      source: record.source,
      keys: read.map(({ item }) => item.key).filter(Boolean),
    });
    const found = await this.#findProducts(read, known);
    const checked: Checked[] = [];
    for (const each of read) checked.push(await this.#checkOne(each, { known: known.get(each.item.key), found }));
    await this.#noteTakenSkus(checked);
    return checked.map(({ form: _, n: __, ...item }) => item);
  }

  #read({ item, rows }: ItemWithRows): Read {
    const { record, ctx } = this.#task;
    const { mapping, headings, options } = record;
    const moved =
      record.source === 'shopify_products'
        ? readShopifyProduct(rows, mapping)
        : readWooProduct(rows, { mapping, headings, now: ctx.clock.now() });
    const { notes: _, n: __, ...said } = moved;
    const variants = said.variants.map(({ n: ___, ...variant }) => variant);
    const { language, rate } = options;
    const digest = createHash('sha256')
      .update(JSON.stringify({ ...said, variants, language, rate }))
      .digest('hex');
    return { item, moved, digest };
  }

  async #findProducts(read: Read[], known: Map<string, KnownRecord>): Promise<FoundProduct[]> {
    const { db } = this.#task.ctx;
    const skus = read.flatMap(({ moved }) => moved.variants.map(({ sku }) => sku)).filter(Boolean);
    const owners =
      this.#task.record.source === 'woocommerce_products' ? await findSkuOwners(db, skus) : new Map<string, number>();
    const ids = [...new Set([...[...known.values()].map(({ recordId }) => recordId), ...owners.values()])];
    return findProductForms(db, { ids, slugs: read.map(({ moved }) => slugOf(moved)) });
  }

  async #checkOne(
    { item, moved, digest }: Read,
    { known, found }: { known: KnownRecord | undefined; found: FoundProduct[] },
  ): Promise<Checked> {
    const own = known && found.find(({ id }) => id === known.recordId);
    const record = own ?? findLike(moved, { found, given: this.#given ?? new Set() });
    const slug = record?.slug ?? this.#giveSlug(moved, item);
    this.#given?.add(slug);
    const result = {
      place: item.place,
      n: moved.n,
      name: moved.name.slice(0, 160),
      slug,
      digest,
      record_id: record?.id ?? null,
    };
    const version = { record_version: record?.version ?? null };
    if (own && known?.digest === digest)
      return { ...result, ...version, outcome: 'unchanged', notes: [], form: undefined };
    const { form, notes, isUnchanged } = await this.#toForm(moved, { before: record?.form, slug, isCheck: true });
    if (record && !own && form)
      notes.push({ n: moved.n, level: 'warning', field: null, key: 'existsHere', values: { slug } });
    const outcome = form ? (isUnchanged ? 'unchanged' : record ? 'update' : 'new') : 'error';
    return { ...result, ...version, outcome, notes: outcome === 'unchanged' ? [] : notes, form };
  }

  /** Two products of one name get two addresses. */
  #giveSlug(moved: MovedProduct, { key, place }: MovingItem): string {
    const slug = slugOf(moved);
    if (!this.#given?.has(slug)) return slug;
    const tail = key
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 20);
    return `${slug.slice(0, 80)}-${tail || place}`;
  }

  async #toForm(
    moved: MovedProduct,
    { before, slug, isCheck }: { before: ProductForm | undefined; slug: string; isCheck: boolean },
  ): Promise<MovedForm> {
    const { options } = this.#task.record;
    try {
      const found = before ? before.category_id : await this.#shelf.find(this.#shelf.pathOf(moved.category));
      // A category that a run will make is as good as one that is there.
      const categoryId = found ?? (isCheck ? 1 : 0);
      return toMovedForm(moved, { options, before, categoryId, slug });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { form: undefined, notes: [...moved.notes, ...notesOf(error, moved)], isUnchanged: false };
    }
  }

  /** Of a SKU that is somebody else's, here or in the file, the later one is not believed. */
  async #noteTakenSkus(checked: Checked[]): Promise<void> {
    const owners = await findSkuOwners(
      this.#task.ctx.db,
      checked.flatMap(({ form }) => form?.variants.map(({ sku }) => sku) ?? []),
    );
    for (const each of checked) {
      const { form, place, record_id: id } = each;
      for (const { sku } of form?.variants ?? []) {
        const other = this.#skus.get(sku.toLowerCase());
        const isTaken = owners.has(sku) && owners.get(sku) !== id;
        if (isTaken || (other && other.place !== place)) {
          each.outcome = 'error';
          each.notes = [
            ...each.notes,
            {
              n: each.n,
              level: 'error',
              field: 'sku',
              key: isTaken ? 'skuOwned' : 'skuTwiceInFile',
              values: { sku, name: other?.name ?? '' },
            },
          ];
        } else this.#skus.set(sku.toLowerCase(), { place, name: each.name } as MovingItem);
      }
    }
  }

  async prepare(items: ItemWithRows[]): Promise<void> {
    const paths = new Map(
      items
        .filter(({ item }) => item.outcome === 'new')
        .map((each) => this.#shelf.pathOf(this.#read(each).moved.category))
        .map((path) => [path.join('/'), path]),
    );
    for (const path of paths.values()) {
      // What is wrong with it is said at each product that wants to go there.
      const known = await this.#shelf.find(path).catch(asUnknown);
      if (known === undefined) await this.#shelf.make(path).catch(asUnknown);
    }
    await this.#shelf.open();
  }

  async run(tx: Executor, { item, rows }: ItemWithRows): Promise<number | undefined> {
    if (!(await claimMovingItem(tx, item, ['new', 'update']))) return undefined;
    const { moved } = this.#read({ item, rows });
    const categoryId = item.outcome === 'new' ? await this.#shelf.find(this.#shelf.pathOf(moved.category)) : undefined;
    return this.#save(tx, { item, moved, categoryId });
  }

  finishSaved(tx: Executor, ids: number[]): Promise<void> {
    return showProducts(tx, ids, this.#task.ctx.clock.now());
  }

  async #save(
    tx: Executor,
    { item, moved, categoryId = 0 }: { item: MovingItem; moved: MovedProduct; categoryId: number | undefined },
  ): Promise<number> {
    const { actor, ctx, record } = this.#task;
    const before = await findChecked(tx, item);
    const { form, notes } = toMovedForm(moved, {
      options: record.options,
      before: before?.form,
      categoryId,
      slug: item.slug,
    });
    if (!form)
      throw new DomainError('invalid_input', {
        fields: Object.fromEntries(notes.map(({ field, key, values }) => [field ?? '', { key, values }])),
      });
    const now = ctx.clock.now();
    const isPublished = !before && moved.isPublished && !record.options.as_drafts && form.variants.length > 0;
    const input = { id: before?.id, version: before?.version, product: form, isPublished, isShownLater: true };
    const saved = await writeProduct(tx, { actor, now, input });
    if (record.options.pictures) {
      await insertMovingPictures(tx, picturesOf(moved, form, { importId: record.id, place: item.place }));
    }
    await updateMovingItem(tx, item, {
      outcome: 'done',
      oldPath: moved.oldPath?.slice(0, 300) ?? null,
      isNew: !before,
      recordId: saved.id,
      recordVersion: saved.version,
      before: before ? { form: before.form, status: before.status } : null,
    });
    return saved.id;
  }

  goOn(): Promise<boolean> {
    return goOnWithPictures(this.#task);
  }

  async findNamed(items: MovingItem[]): Promise<number[]> {
    const made = items.filter(({ isNew }) => isNew);
    const named = new Set(
      await findNamedProducts(
        this.#task.ctx.db,
        made.flatMap(({ recordId }) => recordId ?? []),
      ),
    );
    return made.flatMap(({ recordId, place }) => (recordId !== null && named.has(recordId) ? [place] : []));
  }

  async undo(item: MovingItem): Promise<void> {
    const { ctx } = this.#task;
    await ctx.db.transaction(async (tx) => {
      if (!(await claimMovingItem(tx, item, ['done']))) return;
      const id = item.recordId ?? 0;
      if (!item.isNew) await restoreProduct(this.#task, tx, item);
      else if ((await findNamedProducts(tx, [id])).length > 0) throw new DomainError('moving_in_use');
      else await discardPictures(tx, await removeProducts(tx, [id]));
      await updateMovingItem(tx, item, { outcome: 'undone', recordId: item.isNew ? null : id });
    });
  }

  finishRun(): Promise<void> {
    return leadOldAddresses(this.#task);
  }

  async finishUndo(): Promise<void> {
    await forgetOldAddresses(this.#task);
    await removeEmptyCategories(this.#task);
  }
}

const asUnknown = (error: unknown): undefined => {
  if (!(error instanceof DomainError)) throw error;
};
