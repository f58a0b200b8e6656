import { eq } from 'drizzle-orm';
import type { UnitName } from '#lib/contract/catalogue-records.ts';
import type { SpecFault } from '#lib/specification/spec-fault.ts';
import { templateFaults, treeFaults } from '#lib/specification/validate-template.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { type Actor, requireNode } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { manageProductsNode } from './nodes.ts';
import {
  findLatestVersion,
  isOwnerThere,
  lockTemplate,
  type NewSpecNode,
  readSpecTemplate,
  replaceNodes,
  type TemplateOwner,
} from './specification-repository.ts';
import { specTemplateVersions } from './specification-tables.ts';

export interface TemplateDraft {
  owner: TemplateOwner;
  minimumQuantity: number;
  /** Larger orders go to a seller; null: none does for its size. */
  automaticQuantityMax: number | null;
  /** What one ordered piece is; undefined: the unit the product is listed in. */
  unit?: UnitName | undefined;
  /** Depth first; a node names its parent by key. */
  nodes: NewSpecNode[];
}

/**
 * Keeps the draft of a specification, unfinished as it may be; the first after a publication begins the next version.
 * A node keeps its id for as long as it keeps its key. Answers the id of the version. Throws `no_permission`,
 * `not_found` for an owner that is not there, and `invalid_input` by node key where the nodes make no tree.
 */
export async function saveTemplateDraft(ctx: ServerContext, actor: Actor, draft: TemplateDraft): Promise<number> {
  requireNode(actor, manageProductsNode);
  return ctx.db.transaction((tx) => storeDraft(tx, draft, ctx.clock.now()));
}

export async function storeDraft(tx: Executor, draft: TemplateDraft, now: Date): Promise<number> {
  const { owner, minimumQuantity, automaticQuantityMax, unit = null } = draft;
  if (!(await isOwnerThere(tx, owner))) throw new DomainError('not_found');
  refuseFaults(treeFaults(draft.nodes.map((node) => ({ ...node, id: 0 }))));
  const templateId = await lockTemplate(tx, owner);
  const latest = await findLatestVersion(tx, templateId);
  const fields = { minimumQuantity, automaticQuantityMax, unit, updatedAt: now };
  if (latest?.status === 'draft') {
    await tx.update(specTemplateVersions).set(fields).where(eq(specTemplateVersions.id, latest.id));
    await replaceNodes(tx, latest.id, draft.nodes);
    return latest.id;
  }
  const [created] = await tx
    .insert(specTemplateVersions)
    .values({ templateId, number: (latest?.number ?? 0) + 1, ...fields })
    .returning({ id: specTemplateVersions.id });
  if (!created) throw new Error('the version of the specification was not stored');
  await replaceNodes(tx, created.id, draft.nodes);
  return created.id;
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
