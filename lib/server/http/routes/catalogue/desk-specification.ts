import {
  operatorSpecification,
  operatorSpecificationDiscard,
  operatorSpecificationPublish,
  operatorSpecificationRetire,
  operatorSpecificationSave,
  operatorSpecificationSources,
  operatorSpecificationVersion,
} from '#lib/contract/catalogue/desk-specification.ts';
import { specificationWarnings } from '#lib/contract/catalogue/product-warnings.ts';
import {
  discardTemplateDraft,
  editSpecificationsNode,
  getSpecification,
  getTemplateVersion,
  listTemplateSources,
  publishTemplateVersion,
  retireTemplateVersion,
  saveTemplateDraft,
} from '#lib/server/catalogue/index.ts';
import { type App, serve } from '../../serve.ts';
import { toLookup } from '../../to-lookup.ts';
import { toWarnings } from './desk-product-records.ts';
import { toEdited, toTerms, toVersion } from './desk-specification-records.ts';

const guard = { node: editSpecificationsNode } as const;

/** The specification editor of operators. */
export function registerOperatorSpecification(app: App): void {
  serve(app, operatorSpecification, {
    guard,
    run: async ({ server, query, locale }) =>
      toEdited(readOwner(query), await getSpecification(server, readOwner(query)), locale),
  });
  serve(app, operatorSpecificationVersion, {
    guard,
    run: async ({ server, query }) => {
      const { version, terms, nodes } = await getTemplateVersion(server, query.id);
      return { ...toVersion(version), ...toTerms(terms), nodes };
    },
  });
  serve(app, operatorSpecificationSources, {
    guard,
    run: ({ server, query, locale }) =>
      listTemplateSources(server, {
        ...toLookup(query),
        except: query.product || query.category ? readOwner(query) : undefined,
        locale,
      }),
  });
  registerWriting(app);
}

function registerWriting(app: App): void {
  serve(app, operatorSpecificationSave, {
    guard,
    run: async ({ server, actor, body, locale }) => {
      const { id, number, revision } = await saveTemplateDraft(server, actor, {
        owner: readOwner(body),
        minimumQuantity: body.minimum_quantity,
        automaticQuantityMax: body.automatic_quantity_max,
        unit: body.unit ?? undefined,
        nodes: body.nodes,
        seen: { versionId: body.seen.version_id, revision: body.seen.revision },
      });
      return {
        ...{ version_id: id, number, revision },
        warnings: toWarnings(specificationWarnings(body.nodes), locale),
      };
    },
  });
  serve(app, operatorSpecificationPublish, {
    guard,
    message: 'specificationPublished',
    run: async ({ server, actor, body, locale }) => {
      await publishTemplateVersion(server, actor, { id: body.version_id, revision: body.revision });
      const { nodes } = await getTemplateVersion(server, body.version_id);
      return { warnings: toWarnings(specificationWarnings(nodes), locale) };
    },
  });
  serve(app, operatorSpecificationDiscard, {
    guard,
    message: 'specificationDiscarded',
    run: ({ server, actor, body }) =>
      discardTemplateDraft(server, actor, { id: body.version_id, revision: body.revision }),
  });
  serve(app, operatorSpecificationRetire, {
    guard,
    message: 'specificationRetired',
    run: ({ server, actor, body }) => retireTemplateVersion(server, actor, body.version_id),
  });
}

/** The contract lets exactly one of the two through. */
function readOwner({ product, category }: { product?: number | undefined; category?: number | undefined }) {
  return product === undefined ? { categoryId: category ?? 0 } : { productId: product };
}
