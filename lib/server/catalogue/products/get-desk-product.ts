import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { ProductForm } from '#lib/contract/catalogue/product-fields.ts';
import type { SpecNode } from '#lib/contract/catalogue/specification.ts';
import type { ServerContext } from '../../db/context.ts';
import type { LoggedChange } from '../../db/status-log.ts';
import { statusLogs } from '../../db/tables.ts';
import { findPictureFiles, type PictureFile } from '../../files/index.ts';
import { findUserNames } from '../../identity/index.ts';
import { DomainError } from '../../kernel/errors.ts';
import { findOfferedNodes } from '../specification/specification-repository.ts';
import { products, productVariants } from '../tables.ts';
import { readProductForm } from './read-product-form.ts';

/** Nobody reads further back than this beside a form. */
const historyLines = 50;

export interface DeskProductDetail {
  product: typeof products.$inferSelect;
  form: ProductForm;
  /** Pieces promised to unpaid orders, by the id of the variant. */
  reserved: Map<number, number>;
  pictures: Map<number, PictureFile>;
  /** What can be configured of it now. */
  offered: SpecNode[];
  /** Newest first. */
  history: LoggedChange[];
  /** Who made the changes. */
  names: Map<number, string>;
}

/** Everything the editor of a product shows, whatever its state. Throws `not_found`. */
export async function getDeskProduct({ db }: ServerContext, id: number): Promise<DeskProductDetail> {
  const [product] = await db.select().from(products).where(eq(products.id, id));
  if (!product) throw new DomainError('not_found');
  const [form, variants, history, offered] = await Promise.all([
    readProductForm(db, product),
    db.select().from(productVariants).where(eq(productVariants.productId, id)),
    findHistory(db, id),
    findOfferedNodes(db, id),
  ]);
  const files = form.pictures.map(({ file_id: fileId }) => fileId);
  const actors = history.flatMap(({ actorId }) => actorId ?? []);
  const [pictures, names] = await Promise.all([findPictureFiles(db, files), findUserNames(db, [...new Set(actors)])]);
  const reserved = new Map(variants.map((variant) => [variant.id, variant.stockReserved]));
  return { product, form, reserved, pictures, offered, history, names };
}

function findHistory(db: ServerContext['db'], productId: number): Promise<LoggedChange[]> {
  const ofVariants = sql`${statusLogs.entityId} in (
    select ${productVariants.id} from ${productVariants} where ${productVariants.productId} = ${productId})`;
  return db
    .select()
    .from(statusLogs)
    .where(
      or(
        and(eq(statusLogs.entityType, 'product'), eq(statusLogs.entityId, productId)),
        and(eq(statusLogs.entityType, 'product_variant'), ofVariants),
      ),
    )
    .orderBy(desc(statusLogs.id))
    .limit(historyLines);
}

/** What is looked at for warnings: a product as it is stored, with what can be configured of it. */
export interface WarnedProduct {
  form: ProductForm;
  offered: SpecNode[];
}

/** The same for a product that was just saved or published. Throws `not_found`. */
export async function readWarnedProduct({ db }: ServerContext, id: number): Promise<WarnedProduct> {
  const [product] = await db.select().from(products).where(eq(products.id, id));
  if (!product) throw new DomainError('not_found');
  const isConfigured = product.pricing === 'configured';
  const [form, offered] = await Promise.all([
    readProductForm(db, product),
    isConfigured ? findOfferedNodes(db, id) : [],
  ]);
  return { form, offered };
}
