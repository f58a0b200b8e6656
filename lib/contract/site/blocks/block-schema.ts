import { z } from 'zod';
import { lineOfText, typedText } from '../../fields.ts';
import { picture as shownPicture } from '../../files/picture.ts';
import { sentNumber } from '../../sent-number.ts';
import { eachLanguage } from '../../texts.ts';
import type { Field, Fields } from './fields.ts';
import { blockKinds, innerKinds, isBlockKind, mostBlocks, mostColumns, type ShownBlock } from './kinds.ts';

/** Pages of the shop, other sites, mail and telephone; nothing that runs, and no other host in disguise. */
const link = /^(?:\/(?![/\\])[^\s\\]*|https?:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:[+\d() -]+|#[\w-]+)?$/i;

/** What visitors may be shown from the shop's own place for files; a drawing that comes with the shop stands beside it. */
const filePath = /^\/(?:storage\/(?!private\/)|art\/)[\w/-]+\.[a-z0-9]{2,5}$/;

const id = sentNumber('invalid').int('invalid').min(0, 'invalid').max(Number.MAX_SAFE_INTEGER, 'invalid');
const ids = z.array(id.min(1, 'invalid')).max(24, 'tooMany').default([]);

const picture = z
  .object({
    file: id.min(1, 'invalid').nullable().default(null),
    /** Of a file that the shop knows by its id it is read there, with all below. */
    url: z.string().max(400, 'tooLong').regex(filePath, 'file'),
    alt: eachLanguage(lineOfText(200).default('')).prefault({}),
    width: z.int().min(0).max(20_000).default(0),
    height: z.int().min(0).max(20_000).default(0),
    colour: z
      .string()
      .regex(/^(#[0-9a-f]{6}|transparent)$/i, 'invalid')
      .default('transparent'),
    sources: z
      .array(z.object({ type: z.enum(['image/avif', 'image/webp']), srcset: z.string().max(4000) }))
      .max(4)
      .default([]),
    file_alt: eachLanguage(lineOfText(200).default('')).optional(),
    file_caption: eachLanguage(lineOfText(300).default('')).optional(),
    focus: z.tuple([z.int().min(0).max(100), z.int().min(0).max(100)]).optional(),
  })
  .nullable()
  .default(null);

/** Everything but columns, which hold blocks of their own. */
function toInput(field: Field): z.ZodType {
  switch (field.kind) {
    case 'line':
      return eachLanguage(lineOfText(field.max).default('')).prefault({});
    case 'lines':
      return eachLanguage(typedText().max(field.max, 'tooLong').default('')).prefault({});
    case 'html':
      return eachLanguage(z.string().max(field.max, 'tooLong').default('')).prefault({});
    case 'link':
      return z.string().trim().max(500, 'tooLong').regex(link, 'link').default('');
    case 'video':
      return z.union([z.literal(''), z.string().max(400, 'tooLong').regex(filePath, 'file')]).default('');
    case 'picture':
      return picture;
    case 'flag':
      return z.boolean('invalid').default(false);
    case 'count':
      return sentNumber('invalid')
        .int('wholeNumber')
        .min(field.min, 'specMinimum')
        .max(field.max, 'specMaximum')
        .default(field.usual);
    case 'choice':
      return z.enum(field.of as [string, ...string[]], 'choice').default(field.of[0] ?? '');
    case 'category':
      return id.default(0);
    case 'categories':
    case 'products':
      return ids;
    case 'list':
      return z.array(inputOf(field.of)).max(field.max, 'tooMany').default([]);
    case 'columns':
      return z.array(z.array(innerBlock).max(12, 'tooMany')).max(mostColumns, 'tooMany').default([]);
  }
}

const inputOf = (fields: Fields): z.ZodObject =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toInput(field)])));

const blockBase = {
  id: z.string().regex(/^[\w-]{1,24}$/, 'invalid'),
  is_hidden: z.boolean('invalid').default(false),
};

const ofKinds = (kinds: Readonly<Record<string, Fields>>) =>
  Object.entries(kinds).map(([kind, fields]) =>
    z.object({ ...blockBase, kind: z.literal(kind), fields: inputOf(fields).prefault({}) }),
  );

type Union = [z.ZodObject, ...z.ZodObject[]];

const innerBlock = z.lazy(() => z.discriminatedUnion('kind', ofKinds(innerKinds) as unknown as Union));

const schemas = new Map(
  Object.entries(blockKinds).map(([kind, fields]) => [
    kind,
    z.object({ ...blockBase, kind: z.literal(kind), fields: inputOf(fields).prefault({}) }),
  ]),
);

/** The schema of the blocks of a kind, as they are kept; undefined for a kind that is not known. */
export const blockSchema = (kind: string): z.ZodObject | undefined =>
  isBlockKind(kind) ? schemas.get(kind) : undefined;

/**
 * A block as an editor sends it. Fields are looked at by the schema of its kind, faults stand at their path; of a kind that is not
 * known (a later release wrote it) it stays as it is, so that an editor can keep or remove it.
 */
const sentBlock = z
  .looseObject({
    ...blockBase,
    kind: z.string().max(40, 'tooLong'),
    fields: z.record(z.string(), z.unknown()).default({}),
  })
  .superRefine((block, context) => {
    const outcome = blockSchema(block.kind)?.safeParse(block);
    for (const { message, path } of outcome?.error?.issues ?? []) {
      context.addIssue({ code: 'custom', message: /^\w+$/.test(message) ? message : 'invalid', path });
    }
  });

export const sentBlocks = z.array(sentBlock).max(mostBlocks, 'tooMany').default([]);

/** What visitors get of a field. */
function toShown(field: Field): z.ZodType {
  switch (field.kind) {
    case 'picture':
      return shownPicture.extend({ focus: z.string().optional(), caption: z.string().optional() }).nullable();
    case 'flag':
      return z.boolean();
    case 'count':
    case 'category':
      return z.int();
    case 'categories':
    case 'products':
      return z.array(z.int());
    case 'choice':
      return z.enum(field.of as [string, ...string[]]);
    case 'list':
      return z.array(shownFields(field.of));
    case 'columns':
      return z.array(z.array(shownUnion(innerKinds)));
    default:
      return z.string();
  }
}

const shownFields = (fields: Fields): z.ZodObject =>
  z.object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toShown(field)])));

const shownUnion = (kinds: Readonly<Record<string, Fields>>) =>
  z.discriminatedUnion(
    'kind',
    Object.entries(kinds).map(([kind, fields]) =>
      z.object({ id: z.string(), kind: z.literal(kind), fields: shownFields(fields) }),
    ) as unknown as Union,
  );

/** The blocks of a page as visitors get them. */
export const shownBlocks = z.array(shownUnion(blockKinds) as unknown as z.ZodType<ShownBlock>);
