import type { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import type { ServerContext } from '../db/context.ts';
import { keepDocument, openDocument, paperMark } from '../files/index.ts';
import { getUser } from '../identity/index.ts';
import { drawDocumentApart } from '../kernel/drawing/document/draw-document-apart.ts';
import { DomainError } from '../kernel/errors.ts';
import { getSettings } from '../site/index.ts';
import { findStoreNames } from '../store/index.ts';
import { describeOwnVersion, describeVersionForSeller } from './describe-quotation.ts';
import { isPooled, type Seller } from './seller.ts';
import { quotationPdfs } from './tables.ts';
import { wordDocument } from './word-document.ts';

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
  const title = sentence(
    locale,
    `quotationDocument.${own.version.author === 'seller' ? 'titleOffer' : 'titleRequest'}`,
  );
  const name = `${sentence(locale, 'quotationDocument.file', { title, no: `${no}-V${n}` })}.pdf`;
  return { name, sha256: stored.sha256, content: await openDocument(ctx, stored) };
}

async function findStored({ db }: ServerContext, { version }: Own, locale: Locale) {
  const [row] = await db
    .select()
    .from(quotationPdfs)
    .where(and(eq(quotationPdfs.versionId, version.id), eq(quotationPdfs.locale, locale)));
  return row;
}

async function make(ctx: ServerContext, own: Own, locale: Locale) {
  const bytes = await drawDocumentApart(wordDocument(await collect(ctx, own, locale), locale));
  return keepDocument(
    ctx,
    { topic: 'quotation', name: `${own.quotation.no}.pdf`, bytes },
    {
      insert: async (document) => {
        const row = { versionId: own.version.id, locale, ...document, createdAt: ctx.clock.now() };
        return (await ctx.db.insert(quotationPdfs).values(row).onConflictDoNothing().returning())[0];
      },
      find: () => findStored(ctx, own, locale),
    },
  );
}

async function collect(ctx: ServerContext, { quotation, version, items }: Own, locale: Locale) {
  const [settings, mark] = await Promise.all([getSettings(ctx), paperMark(ctx)]);
  const shopName = settings['site.name'][locale];
  const { storeId, userId } = quotation;
  const names = await findStoreNames(ctx.db, storeId === null ? [] : [storeId]);
  return {
    quotation,
    version,
    items,
    customer: (await getUser(ctx.db, userId)).nickname,
    seller: names.get(storeId ?? 0) ?? shopName,
    shop: { name: shopName, tel: settings['site.tel'], address: new URL(ctx.env.PUBLIC_URL).host, mark },
  };
}
