import { z } from 'zod';
import { type BodyOf, endpoint } from '../endpoint.ts';
import { idField, unixSeconds } from '../fields.ts';
import { lookupAnswer, lookupFields } from '../lookup.ts';
import { texts } from '../texts.ts';
import { productWarning } from './product-warnings.ts';
import { unitField, unitText } from './shop-records.ts';
import { specNode, specTemplate } from './specification.ts';

/*
 * The specification editor of operators. Nodes travel as everywhere in the contract (specification.ts): depth first, each
 * naming its parent by key, amounts of price rules in whole fen. An editor that shows yuan converts at its own edge.
 */

const specVersionStatuses = ['draft', 'published', 'retired'] as const;

/** Texts of an owner: what is missing in a language is empty. */

/** Whose specification it is: exactly one of the two. */
const owner = { product: idField.optional(), category: idField.optional() };
const hasOneOwner = ({ product, category }: { product?: number | undefined; category?: number | undefined }) =>
  (product === undefined) !== (category === undefined);
const oneOwner = { message: 'required', path: ['product'] };

/** What an editor began from: a save that finds something newer is refused with `status_changed`. */
const seen = z.object({
  /** The latest version; null where there is none yet. */
  version_id: z.int('invalid').positive('invalid').nullable(),
  revision: z.int('invalid').min(0, 'invalid'),
});
export type SpecSeen = z.output<typeof seen>;

const terms = {
  minimum_quantity: z.int('invalid').min(1, 'specMinimum').max(999_999, 'specMaximum'),
  /** Larger orders go to a seller; null: none does for its size. */
  automatic_quantity_max: z.int('invalid').min(1, 'specMinimum').max(999_999, 'specMaximum').nullable(),
  /** What one ordered piece is; null: the unit the product is listed in. */
  unit: unitField.nullable(),
};

const versionRecord = z.object({
  version_id: z.int(),
  number: z.int(),
  status: z.enum(specVersionStatuses),
  node_count: z.int(),
  publish_time: unixSeconds.nullable(),
  update_time: unixSeconds,
});
export type SpecVersionRecord = z.output<typeof versionRecord>;

/** The template of somebody else that is offered instead. */
const source = z.object({
  version_id: z.int(),
  number: z.int(),
  owner: z.enum(['product', 'category']),
  owner_id: z.int(),
  names: texts,
  node_count: z.int(),
});
export type SpecSource = z.output<typeof source>;

const warnings = z.array(productWarning);

const edited = z.object({
  owner: z.object({
    type: z.enum(['product', 'category']),
    id: z.int(),
    names: texts,
    /** Of a product: the unit it is listed in. */
    unit: unitText.nullable(),
    /** Customers can see the product now; a category always. */
    is_listed: z.boolean(),
    /** Of a category: how many products without a specification of their own take this one. */
    product_count: z.int(),
  }),
  seen,
  /** The version that is shown: the draft, else the published one, else the last; null: nothing was saved yet. */
  version: versionRecord.nullable(),
  ...terms,
  nodes: z.array(specNode),
  /** What customers would wonder about in these nodes; none of it keeps them from being published. */
  warnings,
  /** What customers choose from now. */
  offered: specTemplate.nullable(),
  /** Without an offered version of its own: the one that customers are offered instead. */
  inherited: source.nullable(),
  /** All versions, newest first. */
  versions: z.array(versionRecord),
});
export type EditedSpecification = z.output<typeof edited>;

export const operatorSpecification = endpoint({
  method: 'get',
  path: '/api/operator/specification/info',
  summary: 'The specification of a product or category to edit: its draft, else what is published',
  query: z.object(owner).refine(hasOneOwner, oneOwner),
  data: edited,
});

export const operatorSpecificationVersion = endpoint({
  method: 'get',
  path: '/api/operator/specification/version',
  summary: 'One version of any template, whatever its status, to view or start from',
  query: z.object({ id: idField }),
  data: versionRecord.extend({ ...terms, nodes: z.array(specNode) }),
});

export const operatorSpecificationSources = endpoint({
  method: 'get',
  path: '/api/operator/specification/sources',
  summary:
    'Selection lookup: published templates to start from, by product or category; leaves out that of the owner named',
  query: z.object({ ...lookupFields, ...owner }),
  data: lookupAnswer,
});

const savedVersion = z.object({ version_id: z.int(), number: z.int(), revision: z.int(), warnings });

export const operatorSpecificationSave = endpoint({
  method: 'post',
  path: '/api/operator/specification/save',
  summary: 'Saves the draft, even if incomplete; after publishing, it starts the next version',
  body: z
    .object({ ...owner, seen, ...terms, nodes: z.array(specNode.omit({ id: true })).max(500, 'specCount') })
    .refine(hasOneOwner, oneOwner),
  // 500 nodes, whose conditions may stand in one another six deep.
  bounds: { bytes: 1024 * 1024, depth: 20, values: 40_000 },
  stale: ['/api/operator/specification/info', '/api/operator/specification/sources'],
  data: savedVersion,
});
export type SpecificationDraft = BodyOf<typeof operatorSpecificationSave>;

const draftOf = z.object({
  version_id: z.int('invalid').positive('invalid'),
  revision: z.int('invalid').min(1, 'invalid'),
});

export const operatorSpecificationPublish = endpoint({
  method: 'post',
  path: '/api/operator/specification/publish',
  summary: 'Publishes a draft; faults are returned by node key, and what customers would wonder about as warnings',
  body: draftOf,
  stale: ['/api/operator/specification/info', '/api/operator/specification/sources'],
  data: z.object({ warnings }),
});

export const operatorSpecificationDiscard = endpoint({
  method: 'post',
  path: '/api/operator/specification/discard',
  summary: 'Discards a draft; the published version isn’t affected',
  body: draftOf,
  stale: ['/api/operator/specification/info', '/api/operator/specification/sources'],
  data: z.null(),
});

export const operatorSpecificationRetire = endpoint({
  method: 'post',
  path: '/api/operator/specification/retire',
  summary: 'Retires the published version without replacing it',
  body: z.object({ version_id: z.int('invalid').positive('invalid') }),
  stale: ['/api/operator/specification/info', '/api/operator/specification/sources'],
  data: z.null(),
});
