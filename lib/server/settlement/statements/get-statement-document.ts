import { Readable } from 'node:stream';
import { and, eq, sql } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { keepDocument, openDocument, paperMark } from '#lib/server/files/index.ts';
import { drawDocumentApart } from '#lib/server/kernel/drawing/document/draw-document-apart.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { findSellerFacts, findStoreNames } from '#lib/server/store/index.ts';
import { statementPdfs } from '../statement-pdf-tables.ts';
import { storeSettlementLines } from '../tables.ts';
import { readLines, type SettlementLine } from './list-lines.ts';
import { getStatementAfterLast, type Statement } from './statement-repository.ts';
import { type StatementDay, wordStatement } from './word-statement.ts';

/** Beyond this a document would have more pages than anybody reads: its days are listed, and the lines are in the file. */
const mostLines = 1000;

interface DocumentRequest {
  no: string;
  locale: Locale;
  /** Of this store alone. */
  storeId?: number;
}

type Found = Awaited<ReturnType<typeof getStatementAfterLast>>;

/**
 * A statement as a document in the reader's language. Once it is confirmed the first reader has it made and stored; from
 * then on these bytes are the document. Before it says that it is not final, and is not kept. Throws `not_found`, with a
 * store also for one of another.
 */
export async function getStatementDocument(
  ctx: ServerContext,
  { no, locale, storeId }: DocumentRequest,
): Promise<{ name: string; content: Readable }> {
  const found = await getStatementAfterLast(ctx.db, no, storeId);
  const { statement } = found;
  const name = `${sentence(locale, 'settlementDocument.file', { no })}.pdf`;
  if (statement.confirmedAt === null) return { name, content: Readable.from([await draw(ctx, found, locale)]) };
  const kept = (await findKept(ctx.db, statement, locale)) ?? (await keep(ctx, found, locale));
  return { name, content: await openDocument(ctx, kept) };
}

async function findKept(db: Executor, { id }: Statement, locale: Locale) {
  const [row] = await db
    .select()
    .from(statementPdfs)
    .where(and(eq(statementPdfs.statementId, id), eq(statementPdfs.locale, locale)));
  return row;
}

async function keep(ctx: ServerContext, found: Found, locale: Locale) {
  const { statement } = found;
  const bytes = await draw(ctx, found, locale);
  return keepDocument(
    ctx,
    { topic: 'statement', name: `${statement.no}.pdf`, bytes },
    {
      insert: async (document) => {
        const row = { statementId: statement.id, locale, ...document, createdAt: ctx.clock.now() };
        return (await ctx.db.insert(statementPdfs).values(row).onConflictDoNothing().returning())[0];
      },
      find: () => findKept(ctx.db, statement, locale),
    },
  );
}

async function draw(ctx: ServerContext, { statement, lastClosing }: Found, locale: Locale): Promise<Buffer> {
  const settings = await getSettings(ctx);
  const [mark, names, sellers] = await Promise.all([
    paperMark(ctx),
    findStoreNames(ctx.db, [statement.storeId]),
    findSellerFacts(ctx.db, [statement.storeId]),
  ]);
  const seller = sellers.get(statement.storeId);
  const { company, creditCode } = settings['site.company'];
  const name = settings['site.name'][locale];
  const content = wordStatement(
    {
      statement,
      lastClosing,
      store: {
        brand: names.get(statement.storeId) ?? '',
        legalName: seller?.companyName ?? '',
        taxNo: seller?.creditCode ?? '',
      },
      platform: { brand: name, legalName: company, taxNo: creditCode },
      entries:
        statement.lineCount > mostLines
          ? { days: await readDays(ctx.db, statement) }
          : { lines: await readAll(ctx.db, statement) },
      shop: {
        name,
        tel: settings['site.tel'],
        address: new URL(ctx.env.PUBLIC_URL).host,
        mark,
      },
    },
    locale,
  );
  return drawDocumentApart(content);
}

/** In the order in which they came about. */
async function readAll(db: Executor, { no, storeId }: Statement): Promise<SettlementLine[]> {
  const lines: SettlementLine[] = [];
  for await (const batch of readLines(db, { storeId, filter: { statement: no } })) lines.push(...batch);
  return lines.reverse();
}

async function readDays(db: Executor, { id }: Statement): Promise<StatementDay[]> {
  const { createdAt, grossAmount, netAmount, statementId } = storeSettlementLines;
  const sumOf = (column: typeof grossAmount | typeof netAmount) => sql<number>`sum(${column})::bigint`.mapWith(Number);
  return db
    .select({
      day: sql<string>`to_char(${createdAt} at time zone 'Asia/Shanghai', 'yyyy-mm-dd')`,
      count: sql<number>`count(*)::int`,
      gross: sumOf(grossAmount),
      net: sumOf(netAmount),
    })
    .from(storeSettlementLines)
    .where(eq(statementId, id))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** What the documents of a statement hash to, so that a copy can be proved the same. */
export const listStatementHashes = (db: Executor, { id }: Statement): Promise<{ locale: Locale; sha256: string }[]> =>
  db
    .select({ locale: statementPdfs.locale, sha256: statementPdfs.sha256 })
    .from(statementPdfs)
    .where(eq(statementPdfs.statementId, id))
    .orderBy(statementPdfs.locale);
