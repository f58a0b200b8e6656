import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import type { ServerContext } from '../db/context.ts';
import { addressOf, discardPrivate, linkToPrivate, openPrivateFile, storePrivate } from '../files/index.ts';
import { getUser } from '../identity/index.ts';
import { drawApart } from '../kernel/drawing/draw-apart.ts';
import { DomainError } from '../kernel/errors.ts';
import { getSettings } from '../site/index.ts';
import { findStoreNames } from '../store/index.ts';
import { describeOwnVersion, describeVersionForSeller } from './describe-quotation.ts';
import { wordDocument } from './document/word-document.ts';
import { isPooled, type Seller } from './seller.ts';
import { quotationPdfs } from './tables.ts';

interface StoredDocument {
  name: string;
  sha256: string;
  content: Readable;
}

type Own = Awaited<ReturnType<typeof describeOwnVersion>>;

interface DocumentInput {
  no: string;
  n: number;
  locale: Locale;
}

/**
 * A sent version as a document in the reader's language. The first reader has it made and stored; from then on these
 * bytes are the document. Throws `not_found`.
 */
export async function getDocument(
  ctx: ServerContext,
  { userId, ...requested }: DocumentInput & { userId: number },
): Promise<StoredDocument> {
  return hand(ctx, await describeOwnVersion(ctx, userId, requested), requested);
}

/** The same document for who answers the quotation; not while it lies in the pool. Throws `not_found`. */
export async function getDocumentForSeller(
  ctx: ServerContext,
  seller: Seller,
  requested: DocumentInput,
): Promise<StoredDocument> {
  const own = await describeVersionForSeller(ctx, seller, requested);
  if (isPooled(own.quotation)) throw new DomainError('not_found');
  return hand(ctx, own, requested);
}

async function hand(ctx: ServerContext, own: Own, { no, n, locale }: DocumentInput): Promise<StoredDocument> {
  const stored = (await findStored(ctx, own, locale)) ?? (await make(ctx, own, locale));
  const link = linkToPrivate(ctx, { url: addressOf(stored.fileKey) }, { ttlSeconds: 60 });
  const file = await openPrivateFile(ctx, link);
  if (!file || !('content' in file)) throw new DomainError('not_found');
  const title = sentence(
    locale,
    `quotationDocument.${own.version.author === 'seller' ? 'titleOffer' : 'titleRequest'}`,
  );
  const name = `${sentence(locale, 'quotationDocument.file', { title, no: `${no}-V${n}` })}.pdf`;
  return { name, sha256: stored.sha256, content: file.content };
}

async function findStored({ db }: ServerContext, { version }: Own, locale: Locale) {
  const [row] = await db
    .select()
    .from(quotationPdfs)
    .where(and(eq(quotationPdfs.versionId, version.id), eq(quotationPdfs.locale, locale)));
  return row;
}

const worker = new URL('./document/document-worker.ts', import.meta.url);

/** Of two that make it at the same moment one is kept. */
async function make(ctx: ServerContext, own: Own, locale: Locale) {
  const bytes = await drawApart(worker, wordDocument(await collect(ctx, own, locale), locale));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const kind = { topic: 'quotation', name: `${own.quotation.no}.pdf`, suffix: 'pdf', mime: 'application/pdf' };
  const { key: fileKey } = await storePrivate(ctx, { ...kind, content: Readable.from([bytes]) });
  const row = { versionId: own.version.id, locale, fileKey, sha256, createdAt: ctx.clock.now() };
  const [kept] = await ctx.db.insert(quotationPdfs).values(row).onConflictDoNothing().returning();
  if (kept) return kept;
  await discardPrivate(ctx.db, fileKey);
  const earlier = await findStored(ctx, own, locale);
  if (!earlier) throw new Error(`the document of ${own.quotation.no} was not stored`);
  return earlier;
}

async function collect(ctx: ServerContext, { quotation, version, items }: Own, locale: Locale) {
  const settings = await getSettings(ctx);
  const shopName = settings['site.name'][locale];
  const { storeId, userId } = quotation;
  const names = await findStoreNames(ctx.db, storeId === null ? [] : [storeId]);
  return {
    quotation,
    version,
    items,
    customer: (await getUser(ctx.db, userId)).nickname,
    seller: names.get(storeId ?? 0) ?? shopName,
    shop: { name: shopName, tel: settings['site.tel'], address: new URL(ctx.env.PUBLIC_URL).host },
  };
}
