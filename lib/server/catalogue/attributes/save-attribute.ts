import { eq, inArray, max } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { attributes, attributeValues } from '../attribute-tables.ts';
import { logCatalogueEdit } from '../log-catalogue-edit.ts';
import { editAttributesNode } from '../nodes.ts';
import type { Names } from '../specification/template-owner-repository.ts';
import {
  findCarried,
  lockAttribute,
  refreshCarriers,
  replaceAttributeNames,
  replaceValueNames,
} from './attribute-editing.ts';

interface AttributeInput {
  /** Undefined: a new one. */
  id?: number | undefined;
  /** Of the attribute as the editor has seen it. */
  version?: number | undefined;
  key: string;
  names: Names;
  isCardFact: boolean;
  /** In their order. */
  values: { id?: number | undefined; key: string; names: Names }[];
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockAttribute>>>;

/**
 * Makes an attribute behind the others, or makes one what was given, with all its values; what exists keeps its key,
 * because addresses of lists carry it. Answers its id. Throws `no_permission`, `not_found`, `status_changed`, and
 * `invalid_input` at its field: a key that is taken or changed, a value of another attribute, a missing value that products carry.
 */
export async function saveAttribute(ctx: ServerContext, actor: Actor, input: AttributeInput): Promise<number> {
  requireNode(actor, editAttributesNode);
  return ctx.db.transaction(async (tx) => {
    const before = input.id === undefined ? undefined : await requireSeen(tx, input.id, input.version);
    refuseBadKeys(input, before);
    const { key, isCardFact } = input;
    const id = before?.id ?? (await insertAttribute(tx, { key, isCardFact }));
    if (before) {
      await tx
        .update(attributes)
        .set({ isCardFact, version: before.version + 1 })
        .where(eq(attributes.id, id));
    }
    await replaceAttributeNames(tx, id, input.names);
    await removeValues(tx, before, input);
    const values = await storeValues(tx, id, input.values);
    await replaceValueNames(tx, values);
    await refreshCarriers(tx, before?.values.map((value) => value.id) ?? []);
    await logCatalogueEdit(tx, actor, { kind: 'attribute', id, event: before ? 'save' : 'create', name: key });
    return id;
  });
}

async function requireSeen(tx: Executor, id: number, version: number | undefined): Promise<Locked> {
  const found = await lockAttribute(tx, id);
  if (!found) throw new DomainError('not_found');
  if (found.version !== version) throw new DomainError('status_changed');
  return found;
}

/** Keys are unique and stay; ids are those of the attribute's own values, each once. */
function refuseBadKeys({ key, values }: AttributeInput, before: Locked | undefined): void {
  if (before && before.key !== key) throw refusal('key', 'invalid');
  for (const [at, value] of values.entries()) {
    const stored = before?.values.find(({ id }) => id === value.id);
    if (value.id !== undefined && !stored) throw refusal(`values.${at}.key`, 'choice');
    if (stored && stored.key !== value.key) throw refusal(`values.${at}.key`, 'invalid');
    if (values.findIndex((each) => each.key === value.key) < at) throw refusal(`values.${at}.key`, 'keyTaken');
  }
}

async function insertAttribute(tx: Executor, fields: { key: string; isCardFact: boolean }): Promise<number> {
  const [last] = await tx.select({ sort: max(attributes.sort) }).from(attributes);
  const [created] = await tx
    .insert(attributes)
    .values({ ...fields, sort: (last?.sort ?? -1) + 1 })
    .onConflictDoNothing()
    .returning({ id: attributes.id });
  if (!created) throw refusal('key', 'keyTaken');
  return created.id;
}

async function removeValues(tx: Executor, before: Locked | undefined, { values }: AttributeInput): Promise<void> {
  const kept = new Set(values.map(({ id }) => id));
  const leaving = (before?.values ?? []).map(({ id }) => id).filter((id) => !kept.has(id));
  if (leaving.length === 0) return;
  const carried = await findCarried(tx, leaving);
  if (carried.size > 0) throw refusal('values', 'valueInUse');
  await tx.delete(attributeValues).where(inArray(attributeValues.id, leaving));
}

async function storeValues(tx: Executor, attributeId: number, values: AttributeInput['values']) {
  const stored: { id: number; names: Names }[] = [];
  for (const [sort, { id, key, names }] of values.entries()) {
    if (id !== undefined) await tx.update(attributeValues).set({ sort }).where(eq(attributeValues.id, id));
    const [created] =
      id === undefined
        ? await tx.insert(attributeValues).values({ attributeId, key, sort }).returning({ id: attributeValues.id })
        : [{ id }];
    if (!created) throw new Error(`value ${key} was not stored`);
    stored.push({ id: created.id, names });
  }
  return stored;
}

function refusal(field: string, key: string): DomainError {
  return new DomainError('invalid_input', { fields: { [field]: { key } } });
}
