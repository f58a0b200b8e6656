import type { Field, Fields } from '#lib/contract/site/blocks/fields.ts';
import { type BlockKind, blockKinds } from '#lib/contract/site/blocks/kinds.ts';
import type { LooseBlock } from '#lib/contract/site/blocks/walk-fields.ts';
import { inEachLanguage, type Texts } from '#lib/i18n/texts.ts';

/** What is edited: a page as its draft keeps it. */
export interface PageDraft {
  title: Texts;
  description: Texts;
  blocks: LooseBlock[];
}

/** Where something stands in the draft: `['blocks', 2, 'fields', 'title']`. */
export type Place = readonly (string | number)[];

/** As the server names it in a refusal. */
export const nameOf = (place: Place): string => place.join('.');

export function getAt(value: unknown, place: Place): unknown {
  return place.reduce<unknown>((at, key) => (at as Record<string | number, unknown> | undefined)?.[key], value);
}

/** The same with another value at the place; nothing else is copied. */
export function setAt<T>(value: T, [key, ...rest]: Place, next: unknown): T {
  if (key === undefined) return next as T;
  const inner = setAt((value as Record<string | number, unknown> | undefined)?.[key], rest, next);
  if (Array.isArray(value)) return value.with(Number(key), inner) as T;
  return { ...value, [key]: inner } as T;
}

/** The list that something stands in, and which of it it is. */
const split = (place: Place): [list: Place, index: number] => [place.slice(0, -1), Number(place.at(-1))];

const listAt = (draft: PageDraft, place: Place) => (getAt(draft, place) ?? []) as unknown[];

/** Moves an entry of a list one up or down; at an end it stays. */
export function moveBy(draft: PageDraft, place: Place, by: -1 | 1): PageDraft {
  const [list, index] = split(place);
  return moveTo(draft, place, [...list, index + by]);
}

/** Moves an entry to another place of its list. */
export function moveTo(draft: PageDraft, from: Place, to: Place): PageDraft {
  const [list, index] = split(from);
  const [other, target] = split(to);
  const entries = listAt(draft, list);
  if (nameOf(list) !== nameOf(other) || target < 0 || target >= entries.length) return draft;
  return setAt(draft, list, entries.toSpliced(index, 1).toSpliced(target, 0, entries[index]));
}

export function removeAt(draft: PageDraft, place: Place): PageDraft {
  const [list, index] = split(place);
  return setAt(draft, list, listAt(draft, list).toSpliced(index, 1));
}

/** Puts something into a list, before the place. */
export function insertAt(draft: PageDraft, place: Place, entry: unknown): PageDraft {
  const [list, index] = split(place);
  return setAt(draft, list, listAt(draft, list).toSpliced(index, 0, entry));
}

/** The block once more below itself, with ids of its own. */
export function copyAt(draft: PageDraft, place: Place): PageDraft {
  const [list, index] = split(place);
  return insertAt(draft, [...list, index + 1], withNewIds(getAt(draft, place) as LooseBlock));
}

function withNewIds(block: LooseBlock): LooseBlock {
  const copy = { ...block, id: newId() };
  if (block.kind !== 'columns') return copy;
  const columns = (block.fields.columns ?? []) as LooseBlock[][];
  return { ...copy, fields: { columns: columns.map((column) => column.map(withNewIds)) } };
}

const newId = () => crypto.randomUUID().slice(0, 12);

/** A new block of a kind, with what its fields begin with. */
export const newBlock = (kind: BlockKind): LooseBlock => ({
  id: newId(),
  kind,
  is_hidden: false,
  fields: kind === 'columns' ? { columns: [[], []] } : emptyFields(blockKinds[kind]),
});

/** What the fields of a block, or of a row of a list, begin with. */
export const emptyFields = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]));

function emptyValue(field: Field): unknown {
  switch (field.kind) {
    case 'line':
    case 'lines':
    case 'html':
      return inEachLanguage(() => '');
    case 'picture':
      return null;
    case 'flag':
      return false;
    case 'count':
      return field.usual;
    case 'choice':
      return field.of[0];
    case 'category':
      return 0;
    case 'list':
      return [emptyFields(field.of)];
    case 'categories':
    case 'products':
    case 'columns':
      return [];
    default:
      return '';
  }
}
