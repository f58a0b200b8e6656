import { asc, eq, ilike, inArray, or } from 'drizzle-orm';
import { listEditedCategories } from '#lib/server/catalogue/index.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { listRows } from '#lib/server/db/list-rows.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Page, PageOf } from '#lib/server/kernel/paging.ts';
import { categoryTaxes, taxCodes } from '../issuer-tables.ts';

export type TaxCode = typeof taxCodes.$inferSelect;

const { id: key, code: codeColumn, label: labelColumn, name: nameColumn } = taxCodes;

/** Codes that the shop knows, in their order; found by the beginning of the number, or by a part of label or name. */
export async function listTaxCodes(db: Executor, { q }: { q: string }, page: Page): Promise<PageOf<TaxCode>> {
  const where = q ? isFoundIn(q) : undefined;
  return listRows(db, taxCodes, { where, orderBy: [asc(codeColumn)], page });
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

const isFoundIn = (text: string) =>
  or(
    ilike(codeColumn, `${escaped(text)}%`),
    ilike(labelColumn, `%${escaped(text)}%`),
    ilike(nameColumn, `%${escaped(text)}%`),
  );

interface Asked {
  quickSearch: string;
  ids: number[] | undefined;
  limit: number;
  offset: number;
}

/** The same, to choose one. */
export async function listTaxCodeOptions(db: Executor, { quickSearch, ids, limit, offset }: Asked) {
  const where = ids ? inArray(key, ids) : quickSearch ? isFoundIn(quickSearch) : undefined;
  const { list: rows, total } = await listRows(db, taxCodes, {
    where,
    orderBy: [asc(codeColumn)],
    page: { limit, offset },
  });
  const options = rows.map(({ id, label, name, code }) => ({ id, name: `*${label}*${name} ${code}` }));
  return { options, total };
}

type TaxCodeInput = Pick<TaxCode, 'code' | 'label' | 'name' | 'taxBp'> & { id?: number | undefined };

/**
 * Saves a new code, or another label, name or usual rate of one. What was applied for keeps the rate that it had. Throws
 * `not_found`, and `invalid_input` at `code` where the shop has it already.
 */
export async function saveTaxCode(
  ctx: ServerContext,
  operator: Member,
  { id, ...facts }: TaxCodeInput,
): Promise<TaxCode> {
  const at = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const [taken] = await tx.select({ id: key }).from(taxCodes).where(eq(codeColumn, facts.code));
    if (taken && taken.id !== id) throw new DomainError('invalid_input', { fields: { code: { key: 'taxCodeThere' } } });
    const row = { ...facts, updatedAt: at };
    const [saved] =
      id === undefined
        ? await tx.insert(taxCodes).values(row).returning()
        : await tx.update(taxCodes).set(row).where(eq(key, id)).returning();
    if (!saved) throw new DomainError('not_found');
    await logStatusChange(tx, {
      entityType: 'tax_code',
      entityId: saved.id,
      from: null,
      to: 'saved',
      event: id === undefined ? 'create' : 'save',
      data: { code: saved.code, rate: saved.taxBp },
      actor: operator,
      at,
    });
    return saved;
  });
}

/** The codes that a shop starts with; what its operators have is left as it is. */
export async function ensureTaxCodes(ctx: ServerContext, codes: readonly Omit<TaxCodeInput, 'id'>[]): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db
    .insert(taxCodes)
    .values(codes.map((code) => ({ ...code, updatedAt: at })))
    .onConflictDoNothing();
}

/** What a category says of itself; undefined in `of`: as the one above it says. */
export interface OwnTax {
  code: TaxCode;
  /** Null: the usual rate of the code. */
  taxBp: number | null;
}

/** What categories say of themselves, by the category. */
export async function readOwnTaxes(db: Executor): Promise<Map<number, OwnTax>> {
  const rows = await db
    .select({ categoryId: categoryTaxes.categoryId, taxBp: categoryTaxes.taxBp, code: taxCodes })
    .from(categoryTaxes)
    .innerJoin(taxCodes, eq(key, categoryTaxes.taxCodeId));
  return new Map(rows.map(({ categoryId, ...own }) => [categoryId, own]));
}

interface CategoryInput {
  categoryId: number;
  /** Null: nothing of its own any more. */
  taxCodeId: number | null;
  taxBp: number | null;
}

/** Says under which code products of a category are invoiced from now on. Throws `not_found`. */
export async function saveCategoryTax(
  ctx: ServerContext,
  operator: Member,
  { categoryId, taxCodeId, taxBp }: CategoryInput,
): Promise<void> {
  const at = ctx.clock.now();
  const isThere = (await listEditedCategories(ctx)).some(({ id }) => id === categoryId);
  if (!isThere) throw new DomainError('not_found');
  await ctx.db.transaction(async (tx) => {
    if (taxCodeId === null) {
      await tx.delete(categoryTaxes).where(eq(categoryTaxes.categoryId, categoryId));
    } else {
      const [code] = await tx.select({ id: key }).from(taxCodes).where(eq(key, taxCodeId));
      if (!code) throw new DomainError('not_found');
      const said = { taxCodeId, taxBp, updatedBy: operator.userId, updatedAt: at };
      await tx
        .insert(categoryTaxes)
        .values({ categoryId, ...said })
        .onConflictDoUpdate({ target: categoryTaxes.categoryId, set: said });
    }
    await logStatusChange(tx, {
      entityType: 'category_tax',
      entityId: categoryId,
      from: null,
      to: taxCodeId === null ? 'inherited' : 'saved',
      event: 'save',
      data: { code: taxCodeId, rate: taxBp },
      actor: operator,
      at,
    });
  });
}
