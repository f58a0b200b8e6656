import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Unit } from '#lib/contract/catalogue/shop-records.ts';
import type { SpecNode, SpecTemplate, SpecTexts } from '#lib/contract/catalogue/specification.ts';
import { locales } from '#lib/i18n/locales.ts';
import { inEachLanguage } from '#lib/i18n/texts.ts';
import type { Executor } from '../../db/connection.ts';
import { specNodes, specNodeTexts, specTemplates, specTemplateVersions } from '../specification-tables.ts';
import { categories, products } from '../tables.ts';

/** Whose template it is: a product's, or that of a category for its products without one. */
export type TemplateOwner = { productId: number } | { categoryId: number };

export type NewSpecNode = Omit<SpecNode, 'id'>;

const ownerIs = (owner: TemplateOwner) =>
  'productId' in owner ? eq(specTemplates.productId, owner.productId) : eq(specTemplates.categoryId, owner.categoryId);

/** Of a row whose check says that it has exactly one. */
export function ownerOf({
  productId,
  categoryId,
}: {
  productId: number | null;
  categoryId: number | null;
}): TemplateOwner {
  return productId === null ? { categoryId: categoryId ?? 0 } : { productId };
}

/** Locks the template of an owner, so that its versions change one after the other. */
export async function lockTemplate(tx: Executor, owner: TemplateOwner): Promise<number> {
  await tx.insert(specTemplates).values(owner).onConflictDoNothing();
  const [row] = await tx.select({ id: specTemplates.id }).from(specTemplates).where(ownerIs(owner)).for('update');
  if (!row) throw new Error('the specification template was not stored');
  return row.id;
}

/** Whether there is a product or category that could own a template. */
export async function isOwnerThere(db: Executor, owner: TemplateOwner): Promise<boolean> {
  const [row] =
    'productId' in owner
      ? await db.select({ id: products.id }).from(products).where(eq(products.id, owner.productId))
      : await db.select({ id: categories.id }).from(categories).where(eq(categories.id, owner.categoryId));
  return row !== undefined;
}

export async function findLatestVersion(db: Executor, templateId: number) {
  const [row] = await db
    .select()
    .from(specTemplateVersions)
    .where(eq(specTemplateVersions.templateId, templateId))
    .orderBy(desc(specTemplateVersions.number))
    .limit(1);
  return row;
}

/** A version and who owns it, whatever its status. */
export async function findVersion(db: Executor, versionId: number) {
  const [row] = await db
    .select({ version: specTemplateVersions, template: specTemplates })
    .from(specTemplateVersions)
    .innerJoin(specTemplates, eq(specTemplates.id, specTemplateVersions.templateId))
    .where(eq(specTemplateVersions.id, versionId));
  return row;
}

/** The published version for a product: its own template's, or that of the nearest category above it. */
export async function findOfferedVersionId(db: Executor, productId: number): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select v.id from products p
    join categories c on c.id = p.category_id
    join spec_templates t on t.product_id = p.id or t.category_id = any(c.path)
    join spec_template_versions v on v.template_id = t.id and v.status = 'published'
    where p.id = ${productId}
    order by t.product_id nulls last, array_position(c.path, t.category_id) desc limit 1`);
  return rows[0]?.id;
}

/** What can be configured of a product now; empty where nothing can. */
export async function findOfferedNodes(db: Executor, productId: number): Promise<SpecNode[]> {
  const versionId = await findOfferedVersionId(db, productId);
  return versionId === undefined ? [] : ((await readSpecTemplate(db, versionId))?.nodes ?? []);
}

/** What one ordered piece is: as the version says, else as the product is listed. */
export async function findUnit(db: Executor, productId: number, versionId: number): Promise<Unit | undefined> {
  const [[row], found] = await Promise.all([
    db.select({ unit: products.unit }).from(products).where(eq(products.id, productId)),
    findVersion(db, versionId),
  ]);
  return found?.version.unit ?? row?.unit;
}

/** The version as the engine and the contract have it. */
export async function readSpecTemplate(db: Executor, versionId: number): Promise<SpecTemplate | undefined> {
  const [found, rows, texts] = await Promise.all([
    findVersion(db, versionId),
    db.select().from(specNodes).where(eq(specNodes.versionId, versionId)).orderBy(asc(specNodes.sort)),
    db
      .select({ text: specNodeTexts })
      .from(specNodeTexts)
      .innerJoin(specNodes, eq(specNodes.id, specNodeTexts.nodeId))
      .where(eq(specNodes.versionId, versionId)),
  ]);
  if (!found) return undefined;
  const textsOf = Map.groupBy(
    texts.map(({ text }) => text),
    ({ nodeId }) => nodeId,
  );
  const keyOf = new Map(rows.map(({ id, key }) => [id, key]));
  return {
    template_version_id: versionId,
    number: found.version.number,
    minimum_quantity: found.version.minimumQuantity,
    automatic_quantity_max: found.version.automaticQuantityMax,
    nodes: rows.map((row) => ({
      id: row.id,
      key: row.key,
      parent: row.parentId === null ? null : (keyOf.get(row.parentId) ?? null),
      kind: row.kind,
      ...toWords(textsOf.get(row.id) ?? []),
      required: row.required,
      min: row.min,
      max: row.max,
      step: row.step,
      pattern: row.pattern,
      sides: row.sides === 2 || row.sides === 3 ? row.sides : null,
      artwork: row.artwork,
      made_before: row.madeBefore,
      visible_when: row.visibleWhen,
      price_rule: row.priceRule,
      default: row.default,
    })),
  };
}

type TextRow = typeof specNodeTexts.$inferSelect;

function toWords(rows: TextRow[]): Pick<SpecNode, 'label' | 'help' | 'unit'> {
  const inEach = (field: 'label' | 'help' | 'unit'): SpecTexts =>
    inEachLanguage((locale) => rows.find((row) => row.locale === locale)?.[field] ?? '');
  const hasAny = (texts: SpecTexts) => Object.values(texts).some((text) => text !== '');
  const [help, unit] = [inEach('help'), inEach('unit')];
  return { label: inEach('label'), help: hasAny(help) ? help : null, unit: hasAny(unit) ? unit : null };
}

/** Makes the nodes of a draft those given. A node keeps its id for as long as it keeps its key. */
export async function replaceNodes(tx: Executor, versionId: number, nodes: NewSpecNode[]): Promise<void> {
  const inVersion = eq(specNodes.versionId, versionId);
  await tx.update(specNodes).set({ parentId: null }).where(inVersion);
  const keys = JSON.stringify(nodes.map(({ key }) => key));
  await tx.delete(specNodes).where(and(inVersion, sql`not ${keys}::jsonb ? ${specNodes.key}`));
  if (nodes.length === 0) return;
  const stored = await tx
    .insert(specNodes)
    .values(nodes.map((node, sort) => ({ ...toColumns(node), versionId, sort })))
    .onConflictDoUpdate({ target: [specNodes.versionId, specNodes.key], set: overwritten })
    .returning({ id: specNodes.id, key: specNodes.key });
  const parents = JSON.stringify(nodes.map(({ key, parent }) => ({ key, parent })));
  await tx.execute(sql`
    update spec_nodes child set parent_id = parent.id
    from jsonb_to_recordset(${parents}::jsonb) as given(key text, parent text)
    join spec_nodes parent on parent.version_id = ${versionId} and parent.key = given.parent
    where child.version_id = ${versionId} and child.key = given.key`);
  await replaceTexts(tx, nodes, new Map(stored.map(({ id, key }) => [key, id])));
}

const columns = [
  'kind',
  'sort',
  'required',
  'min',
  'max',
  'step',
  'pattern',
  'sides',
  'artwork',
  'made_before',
  'visible_when',
  'price_rule',
  'default',
];
const overwritten = Object.fromEntries(
  columns.map((name) => [
    name.replace(/_(.)/, (_, letter: string) => letter.toUpperCase()),
    sql`excluded.${sql.identifier(name)}`,
  ]),
);

function toColumns({ key, kind, required, min, max, step, pattern, sides, artwork, ...node }: NewSpecNode) {
  const { visible_when: visibleWhen, price_rule: priceRule, made_before: madeBefore, default: initial } = node;
  const limits = { required, min, max, step, pattern, sides, artwork };
  return { key, kind, ...limits, madeBefore, visibleWhen, priceRule, default: initial };
}

async function replaceTexts(tx: Executor, nodes: NewSpecNode[], ids: Map<string, number>): Promise<void> {
  const rows = nodes.flatMap(({ key, label, help, unit }) =>
    locales.map((locale) => ({
      nodeId: ids.get(key) ?? 0,
      locale,
      label: label[locale],
      help: help?.[locale] ?? null,
      unit: unit?.[locale] ?? null,
    })),
  );
  await tx
    .insert(specNodeTexts)
    .values(rows)
    .onConflictDoUpdate({
      target: [specNodeTexts.nodeId, specNodeTexts.locale],
      set: { label: sql`excluded.label`, help: sql`excluded.help`, unit: sql`excluded.unit` },
    });
}
