import type { SpecNode, SpecTemplate } from '#lib/contract/catalogue/specification.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { findVersion, readSpecTemplate, type TemplateOwner } from './specification-repository.ts';
import {
  findInherited,
  findOwner,
  findSources,
  findVersionRow,
  listVersions,
  type OwnerRow,
  type SourceRow,
  type SourceSearch,
  type VersionRow,
} from './template-owner-repository.ts';

export interface VersionTerms {
  minimumQuantity: number;
  automaticQuantityMax: number | null;
  unit: OwnerRow['unit'];
}

export interface EditedSpecification {
  owner: OwnerRow;
  /** The draft, else what is published, else what was last. */
  latest: VersionRow | undefined;
  terms: VersionTerms;
  nodes: SpecNode[];
  offered: SpecTemplate | undefined;
  inherited: SourceRow | undefined;
  versions: VersionRow[];
}

/** The specification of an owner as an editor needs it. Throws `not_found` for an owner that is not there. */
export async function getSpecification(ctx: ServerContext, requested: TemplateOwner): Promise<EditedSpecification> {
  return ctx.db.transaction(
    async (tx) => {
      const owner = await findOwner(tx, requested);
      if (!owner) throw new DomainError('not_found');
      const versions = await listVersions(tx, requested);
      // Where nothing is offered any more, one goes on from the last that was.
      const latest = versions.find(({ status }) => status !== 'retired') ?? versions[0];
      const published = versions.find(({ status }) => status === 'published');
      const offered = published && (await readSpecTemplate(tx, published.id));
      const shown = latest?.id === published?.id ? offered : latest && (await readSpecTemplate(tx, latest.id));
      const terms = (latest && (await findVersion(tx, latest.id))?.version) ?? startTerms;
      const inherited = published ? undefined : await findInherited(tx, requested);
      return { owner, latest, terms, nodes: shown?.nodes ?? [], offered, inherited, versions };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const startTerms: VersionTerms = { minimumQuantity: 1, automaticQuantityMax: null, unit: null };

/** One version of any template, whatever its status. Throws `not_found`. */
export async function getTemplateVersion(
  ctx: ServerContext,
  id: number,
): Promise<{ version: VersionRow; terms: VersionTerms; nodes: SpecNode[] }> {
  const [version, found, template] = await Promise.all([
    findVersionRow(ctx.db, id),
    findVersion(ctx.db, id),
    readSpecTemplate(ctx.db, id),
  ]);
  if (!version || !found || !template) throw new DomainError('not_found');
  return { version, terms: found.version, nodes: template.nodes };
}

/** Published templates to begin from, by what their owner is called. */
export function listTemplateSources(ctx: ServerContext, search: SourceSearch) {
  return findSources(ctx.db, search);
}
