import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, requiredText } from '../fields.ts';
import { deskAttributes } from '../stale-reads.ts';
import { eachLanguage, texts } from '../texts.ts';

const nameLength = 80;

/** Stands in addresses of filtered lists, so it never changes. */
const keyField = z
  .string()
  .trim()
  .min(1, 'required')
  .max(40, 'tooLong')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slug');

/** Needed in the shop's own language; what is empty in another one shows in that. */
const namesField = eachLanguage(requiredText(nameLength).pipe(lineOfText(nameLength)), lineOfText(nameLength));

const attribute = z.object({
  id: z.int(),
  key: z.string(),
  names: texts,
  is_card_fact: z.boolean(),
  version: z.int(),
  values: z.array(
    z.object({
      id: z.int(),
      key: z.string(),
      names: texts,
      /** Products that carry it, whatever their state. */
      product_count: z.int(),
    }),
  ),
});
export type OperatorAttribute = z.output<typeof attribute>;

export const operatorAttributes = endpoint({
  method: 'get',
  path: '/api/operator/attribute/list',
  summary: 'Filter attributes with their values in both languages, in order',
  data: z.object({ list: z.array(attribute) }),
});

export const operatorAttributeSave = endpoint({
  method: 'post',
  path: '/api/operator/attribute/save',
  summary: 'Creates or updates an attribute with all its values; omitted values are deleted if no product uses them',
  body: z.object({
    /** Missing: a new one, behind the others. */
    id: idField.optional(),
    /** Of the attribute as it was read; missing for a new one. */
    version: z.int('invalid').positive('invalid').optional(),
    /** Of one that exists it stays what it is. */
    key: keyField,
    names: namesField,
    is_card_fact: z.boolean('invalid'),
    /** In their order. */
    values: z.array(z.object({ id: idField.optional(), key: keyField, names: namesField })).max(200, 'listLength'),
  }),
  bounds: { bytes: 192 * 1024 },
  stale: deskAttributes,
  data: z.object({ id: z.int() }),
});

export const operatorAttributeOrder = endpoint({
  method: 'post',
  path: '/api/operator/attribute/order',
  summary: 'Reorders the attributes',
  body: z.object({
    /** All of them, each once. */
    ids: z.array(idField).max(500, 'listLength'),
  }),
  stale: deskAttributes,
});

export const operatorAttributeRemove = endpoint({
  method: 'post',
  path: '/api/operator/attribute/remove',
  summary: 'Deletes an attribute whose values no product uses',
  body: z.object({ id: idField, version: z.int('invalid').positive('invalid') }),
  stale: deskAttributes,
});
