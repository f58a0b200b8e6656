import type {
  operatorSpecification,
  operatorSpecificationDiscard,
  operatorSpecificationPublish,
  operatorSpecificationRetire,
  operatorSpecificationSave,
} from '#lib/contract/catalogue/desk-specification.ts';
import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import { getApi, postApi } from '../transport/browser.ts';
import { lookupAt } from '../transport/lookup.ts';
import { apiQuery } from '../transport/queries.ts';
export type EditedSpecification = DataOf<typeof operatorSpecification>;

/** Whose specification: the one or the other. */
export type SpecificationOwner = { product: number } | { category: number };

/** The specification of a product or category to edit. */
export const specificationQuery = (owner: SpecificationOwner) => apiQuery('/api/operator/specification/info', owner);

/** The newest there is, past whatever is kept. */
export const readSpecification = (owner: SpecificationOwner) =>
  getApi('/api/operator/specification/info', owner as { product: number });

/** Published templates of others, to begin from. */
export const sourceLookup = (owner: SpecificationOwner) =>
  lookupAt('/api/operator/specification/sources', owner as { product: number });

/** One version of any template. */
export const readSpecificationVersion = (id: number) => getApi('/api/operator/specification/version', { id });

/** Keeps a draft. What is refused is said by the editor. */
export const saveSpecification = (body: BodyOf<typeof operatorSpecificationSave>) =>
  postApi('/api/operator/specification/save', body, { isCodeShown: false });

/** Offers a draft to customers. */
export const publishSpecification = (body: BodyOf<typeof operatorSpecificationPublish>) =>
  postApi('/api/operator/specification/publish', body, {
    isCodeShown: false,
    isSuccessShown: true,
  });

/** Gives a draft up. */
export const discardSpecification = (body: BodyOf<typeof operatorSpecificationDiscard>) =>
  postApi('/api/operator/specification/discard', body, { isSuccessShown: true });

/** Offers what is published no longer. */
export const retireSpecification = (body: BodyOf<typeof operatorSpecificationRetire>) =>
  postApi('/api/operator/specification/retire', body, { isSuccessShown: true });
