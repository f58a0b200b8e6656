import { eq, sql } from 'drizzle-orm';
import { isUnitName, type Unit } from '#lib/contract/catalogue/shop-records.ts';
import type { SpecFault } from '#lib/specification/spec-fault.ts';
import { templateFaults, treeFaults } from '#lib/specification/validate-template.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { editSpecificationsNode } from '../nodes.ts';
import { specTemplateVersions } from '../specification-tables.ts';
import { requireOfferedUnit } from '../units/offered-units.ts';
import {
  findLatestVersion,
  isOwnerThere,
  lockTemplate,
  type NewSpecNode,
  readSpecTemplate,
  replaceNodes,
  type TemplateOwner,
} from './specification-repository.ts';

export interface TemplateDraft {
  owner: TemplateOwner;
  minimumQuantity: number;
  /** Larger orders go to a seller; null: none does for its size. */
  automaticQuantityMax: number | null;
  /** What one ordered piece is; undefined: the unit the product is listed in. */
  unit?: Unit | undefined;
  /** Depth first; a node names its parent by key. */
  nodes: NewSpecNode[];
  /** Missing: whatever is there is replaced. */
  seen?: SeenVersion;
}

/** What an editor began from: the latest version with its count of saves; `versionId` null where there was none. */
interface SeenVersion {
  versionId: number | null;
  revision: number;
}

interface SavedDraft {
  id: number;
  number: number;
  revision: number;
}

/**
 * Keeps the draft of a specification, unfinished as it may be; the first after a publication begins the next version.
 * A node keeps its id for as long as it keeps its key. Throws `no_permission`, `not_found` for an owner that is not there,
 * `invalid_input` by node key where the nodes make no tree, and `status_changed` where there is something newer than
 * what the editor has seen.
 */
export async function saveTemplateDraft(ctx: ServerContext, actor: Actor, draft: TemplateDraft): Promise<SavedDraft> {
  requireNode(actor, editSpecificationsNode);
  return ctx.db.transaction(async (tx) => {
    await requireUnit(tx, draft);
    const saved = await storeDraft(tx, draft, ctx.clock.now());
    const entity = { entityType: 'spec_template_version', entityId: saved.id, from: 'draft', to: 'draft' };
    await logStatusChange(tx, {
      ...entity,
      event: 'save',
      actor,
      data: { number: saved.number, revision: saved.revision },
    });
    return saved;
  });
}

/** A version keeps the unit that the one before has, also when that is not offered any more. */
async function requireUnit(tx: Executor, { owner, unit }: TemplateDraft): Promise<void> {
  if (!unit || isUnitName(unit) || !(await isOwnerThere(tx, owner))) return;
  const before = await findLatestVersion(tx, await lockTemplate(tx, owner));
  if (before?.unit !== unit) await requireOfferedUnit(tx, unit, 'unit');
}

export async function storeDraft(tx: Executor, draft: TemplateDraft, now: Date): Promise<SavedDraft> {
  const { owner, minimumQuantity, automaticQuantityMax, unit = null } = draft;
  if (!(await isOwnerThere(tx, owner))) throw new DomainError('not_found');
  refuseFaults(treeFaults(draft.nodes.map((node) => ({ ...node, id: 0 }))));
  const templateId = await lockTemplate(tx, owner);
  const latest = await findLatestVersion(tx, templateId);
  requireSeen(draft.seen, latest);
  const fields = { minimumQuantity, automaticQuantityMax, unit, updatedAt: now };
  const saved =
    latest?.status === 'draft'
      ? await updateDraft(tx, latest.id, fields)
      : await insertDraft(tx, { templateId, number: (latest?.number ?? 0) + 1, ...fields });
  await replaceNodes(tx, saved.id, draft.nodes);
  return saved;
}

function requireSeen(seen: SeenVersion | undefined, latest: { id: number; revision: number } | undefined): void {
  if (!seen) return;
  const isSame = seen.versionId === (latest?.id ?? null) && (!latest || seen.revision === latest.revision);
  if (!isSame) throw new DomainError('status_changed');
}

const savedColumns = {
  id: specTemplateVersions.id,
  number: specTemplateVersions.number,
  revision: specTemplateVersions.revision,
};

async function updateDraft(tx: Executor, id: number, fields: object): Promise<SavedDraft> {
  const revision = sql`${specTemplateVersions.revision} + 1`;
  const [saved] = await tx
    .update(specTemplateVersions)
    .set({ ...fields, revision })
    .where(eq(specTemplateVersions.id, id))
    .returning(savedColumns);
  if (!saved) throw new Error('the draft of the specification was not stored');
  return saved;
}

async function insertDraft(tx: Executor, values: typeof specTemplateVersions.$inferInsert): Promise<SavedDraft> {
  const [created] = await tx.insert(specTemplateVersions).values(values).returning(savedColumns);
  if (!created) throw new Error('the version of the specification was not stored');
  return created;
}

/** Throws `invalid_input` by node key for everything that keeps a stored version from being offered. */
export async function requireOfferable(tx: Executor, versionId: number): Promise<void> {
  const template = await readSpecTemplate(tx, versionId);
  if (!template) throw new DomainError('not_found');
  refuseFaults(templateFaults(template));
}

function refuseFaults(faults: SpecFault[]): void {
  if (faults.length === 0) return;
  const fields = faults.toReversed().map(({ key, message, values }) => [key, { key: message, values }] as const);
  throw new DomainError('invalid_input', { fields: Object.fromEntries(fields) });
}
