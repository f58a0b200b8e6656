import { z } from 'zod';
import { type BodyOf, endpoint } from '../endpoint.ts';
import { idField, lineOfText, requiredText, typedText } from '../fields.ts';
import { picture } from '../files/picture.ts';
import { lookupAnswer, lookupFields } from '../lookup.ts';
import { deskCategories } from '../stale-reads.ts';
import { eachLanguage } from '../texts.ts';

const nameLength = 80;
const descriptionLength = 2000;

/** Letters and digits in words joined by hyphens; never digits alone, because an address may hold an id instead. */
const slugField = z
  .string()
  .trim()
  .min(1, 'required')
  .max(80, 'tooLong')
  .regex(/^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/, 'slug');

/** A category needs its name in the shop's own language; what is empty in another one shows in that. */
const description = typedText().max(descriptionLength, 'tooLong');
const texts = eachLanguage(
  z.object({ name: requiredText(nameLength).pipe(lineOfText(nameLength)), description }),
  z.object({ name: lineOfText(nameLength), description }),
);

const text = z.object({ name: z.string(), description: z.string() });
const category = z.object({
  id: z.int(),
  parent_id: z.int().nullable(),
  slug: z.string(),
  version: z.int(),
  texts: eachLanguage(text),
  picture: picture.nullable(),
  /** Products and services right in it, whatever their state. */
  product_count: z.int(),
  /** Of these and of those below it: how many customers see. */
  listed_count: z.int(),
  /** A published specification applies to its products. */
  has_specification: z.boolean(),
});
export type OperatorCategory = z.output<typeof category>;

export const operatorCategories = endpoint({
  method: 'get',
  path: '/api/operator/category/list',
  summary: 'All categories in both languages, parents before children, siblings in order',
  data: z.object({ list: z.array(category), depth_max: z.int() }),
});

export const operatorCategoryOptions = endpoint({
  method: 'get',
  path: '/api/operator/category/options',
  summary: 'Categories by name, to choose one for a product or as the parent of another',
  query: z.object({
    ...lookupFields,
    /** Only those that this category can be moved below. */
    parent_of: idField.optional(),
  }),
  data: lookupAnswer,
});

export const operatorCategorySave = endpoint({
  method: 'post',
  path: '/api/operator/category/save',
  summary: 'Creates a category, or updates its texts, address and image',
  body: z.object({
    /** Missing: a new one, behind its siblings. */
    id: idField.optional(),
    /** Of the category as it was read; missing for a new one. */
    version: z.int('invalid').positive('invalid').optional(),
    /** Of a new one: where it stands; null is the top. */
    parent_id: idField.nullable().optional(),
    slug: slugField,
    texts,
    /** Address of an uploaded picture; null takes it away, missing leaves it. */
    picture: z.string().max(255, 'tooLong').nullable().optional(),
  }),
  stale: deskCategories,
  data: z.object({ id: z.int() }),
});
export type CategoryForm = BodyOf<typeof operatorCategorySave>;

export const operatorCategoryMove = endpoint({
  method: 'post',
  path: '/api/operator/category/move',
  summary: 'Moves a category with everything below it',
  body: z.object({
    id: idField,
    version: z.int('invalid').positive('invalid'),
    /** Null is the top. */
    parent_id: idField.nullable(),
    /** The sibling it stands before; null: behind all of them. */
    before: idField.nullable(),
  }),
  stale: deskCategories,
});

export const operatorCategoryRemove = endpoint({
  method: 'post',
  path: '/api/operator/category/remove',
  summary: 'Deletes an empty category',
  body: z.object({ id: idField, version: z.int('invalid').positive('invalid') }),
  stale: deskCategories,
});
