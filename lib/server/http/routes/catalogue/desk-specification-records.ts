import type { EditedSpecification, SpecSource, SpecVersionRecord } from '#lib/contract/catalogue/desk-specification.ts';
import { specificationWarnings } from '#lib/contract/catalogue/product-warnings.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type {
  EditedSpecification as Edited,
  SourceRow,
  TemplateOwner,
  VersionRow,
  VersionTerms,
} from '#lib/server/catalogue/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { toWarnings } from './desk-product-records.ts';

export function toVersion({ id, number, status, nodeCount, publishedAt, updatedAt }: VersionRow): SpecVersionRecord {
  return {
    version_id: id,
    number,
    status,
    node_count: nodeCount,
    publish_time: toUnixSeconds(publishedAt),
    update_time: toUnixSeconds(updatedAt),
  };
}

export function toTerms({ minimumQuantity, automaticQuantityMax, unit }: VersionTerms) {
  return { minimum_quantity: minimumQuantity, automatic_quantity_max: automaticQuantityMax, unit };
}

function toSource({ versionId, number, productId, categoryId, names, nodeCount }: SourceRow): SpecSource {
  return {
    version_id: versionId,
    number,
    owner: productId === null ? 'category' : 'product',
    owner_id: productId ?? categoryId ?? 0,
    names,
    node_count: nodeCount,
  };
}

export function toEdited(filter: TemplateOwner, edited: Edited, locale: Locale): EditedSpecification {
  const { owner, latest, terms, nodes, offered, inherited, versions } = edited;
  const { names, unit, isListed, productCount } = owner;
  const whose =
    'productId' in filter
      ? { type: 'product' as const, id: filter.productId }
      : { type: 'category' as const, id: filter.categoryId };
  return {
    owner: { ...whose, names, unit, is_listed: isListed, product_count: productCount },
    // What a save must still find: the newest version of all, were it retired.
    seen: { version_id: versions[0]?.id ?? null, revision: versions[0]?.revision ?? 0 },
    version: latest ? toVersion(latest) : null,
    ...toTerms(terms),
    nodes,
    warnings: toWarnings(specificationWarnings(nodes), locale),
    offered: offered ?? null,
    inherited: inherited ? toSource(inherited) : null,
    versions: versions.map(toVersion),
  };
}
