import { randomUUID } from 'node:crypto';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { HeldFile } from '#lib/server/files/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { UnitPrice } from '#lib/specification/unit-price.ts';
import { holdAnsweredFiles, holdFiles, letGo, subjectOfLine } from '../held-files.ts';
import { type Draft, lockDraft, touch } from '../lock-draft.ts';
import { getCurrentVersion, type Item, lockBasket, type Quotation } from '../repository.ts';
import { freshenItems, pricedColumns, type ShownItem } from './freshen-items.ts';
import {
  getItem,
  insertItems,
  listItems,
  listOwnersElsewhere,
  nextSort,
  sumDraft,
  updateItem,
} from './item-repository.ts';
import { priceLine } from './price-line.ts';
import type { PricedLine, RequestedLine } from './priced-line.ts';

const mostQuantity = 999_999;
/** A call is tried again within minutes; older keys need not be known. */
const mostAddedKeys = 50;

export interface ItemInput extends RequestedLine {
  /** The draft it goes into; undefined: the basket. */
  no?: string | undefined;
  /** A line to change; undefined: a new one. */
  id?: number | undefined;
  /** The key of a new line, made by the caller: the same call again counts once. */
  lineKey?: string | undefined;
  targetPrice: UnitPrice | null;
  note: string;
  /** Addresses of own uploads. */
  files: string[];
}

export interface SavedItem {
  no: string;
  item: ShownItem;
}

/**
 * Puts a line into a draft, or changes one; the basket is made where there is none. Answers are kept as they were given,
 * complete or not. A new line with the key of one that is there changes that one. Throws `not_found` (draft, line,
 * product or variant), `status_changed` (also for a key that went on into another quotation), `quotation_full`, and
 * `invalid_input` for files that are not one's own.
 */
export async function saveItem(ctx: ServerContext, member: Member, input: ItemInput): Promise<SavedItem> {
  return ctx.db.transaction((tx) => saveItemWithin(tx, member, { ...input, at: ctx.clock.now() }));
}

export async function saveItemWithin(
  tx: Executor,
  member: Member,
  input: ItemInput & { at: Date },
): Promise<SavedItem> {
  const draft = await openDraft(tx, member, input);
  const stored = (await findCounted(tx, draft, input)) ?? (await storeLine(tx, draft, input));
  await sumDraft(tx, draft.version);
  await touch(tx, draft.quotation, input.at);
  const [item] = await freshenItems(tx, [stored], input.findMade);
  if (!item) throw new DomainError('not_found');
  return { no: draft.quotation.no, item };
}

async function openDraft(tx: Executor, actor: Member, { no, at }: ItemInput & { at: Date }): Promise<Draft> {
  const { userId } = actor;
  if (no !== undefined) return lockDraft(tx, { userId, no });
  const quotation = await lockBasket(tx, { userId, at, actor });
  return { quotation, version: await getCurrentVersion(tx, quotation) };
}

async function storeLine(tx: Executor, draft: Draft, input: ItemInput): Promise<Item> {
  const priced = await priceLine(tx, input);
  const named = await findNamed(tx, draft, input);
  const same = named ? undefined : await findSame(tx, draft, priced, input);
  const qty = same ? Math.min(same.qty + input.qty, mostQuantity) : input.qty;
  const final = qty === input.qty ? priced : await priceLine(tx, { ...input, qty });
  return store(tx, draft, { input, priced: final, before: named ?? same });
}

/** The line a call is about, by its id or by the key an earlier try gave it. */
async function findNamed(tx: Executor, { version }: Draft, { id, lineKey }: ItemInput): Promise<Item | undefined> {
  if (id !== undefined) return getItem(tx, version.id, id);
  const lines = lineKey === undefined ? [] : await listItems(tx, [version.id]);
  return lines.find((line) => line.lineKey === lineKey);
}

/** The line that a call with this key was added to already. */
async function findCounted(tx: Executor, { version }: Draft, { id, lineKey }: ItemInput): Promise<Item | undefined> {
  if (id !== undefined || lineKey === undefined) return undefined;
  return (await listItems(tx, [version.id])).find(({ addedKeys }) => addedKeys.includes(lineKey));
}

/** The same ready goods put in again are more of them, not another line. */
async function findSame(tx: Executor, { version }: Draft, priced: PricedLine, input: ItemInput) {
  if (priced.kind !== 'ready' || priced.variantId === null || input.files.length > 0) return undefined;
  const lines = await listItems(tx, [version.id]);
  return lines.find(
    (line) =>
      line.kind === 'ready' &&
      line.variantId === priced.variantId &&
      line.note === input.note &&
      line.targetPrice === input.targetPrice,
  );
}

interface Storing {
  input: ItemInput;
  priced: PricedLine;
  before: Item | undefined;
}

async function store(tx: Executor, { quotation, version }: Draft, { input, priced, before }: Storing): Promise<Item> {
  const lineKey = before?.lineKey ?? (await newKey(tx, quotation, input));
  if (before && quotation.submittedAt === null) await letGo(tx, subjectOfLine(lineKey));
  const files = await holdLineFiles(tx, { userId: quotation.userId, lineKey, input, priced });
  const facts = {
    ...pricedColumns(priced),
    ...given(input, priced),
    ...files,
    targetPrice: input.targetPrice,
    note: input.note,
  };
  if (before) return updateItem(tx, before.id, { ...facts, addedKeys: keysWith(before, input) });
  const place = { versionId: version.id, lineKey, sort: await nextSort(tx, version.id) };
  const [item] = await insertItems(tx, [{ ...facts, ...place }]);
  if (!item) throw new Error('the line was not stored');
  return item;
}

/**
 * The key of a new line. One that names a line of somebody else is not taken: files are held by it. One of the caller's
 * own that names a line elsewhere went on before this call was tried again.
 */
async function newKey(tx: Executor, quotation: Quotation, { lineKey }: ItemInput): Promise<string> {
  const owners = lineKey === undefined ? [] : await listOwnersElsewhere(tx, lineKey, quotation.id);
  if (owners.includes(quotation.userId)) throw new DomainError('status_changed');
  return lineKey === undefined || owners.length > 0 ? randomUUID() : lineKey;
}

/** The keys of a line that took in what was to be one of its own. */
function keysWith({ lineKey: own, addedKeys }: Item, { id, lineKey }: ItemInput): string[] {
  if (id !== undefined || lineKey === undefined || lineKey === own) return addedKeys;
  return [...addedKeys, lineKey].slice(-mostAddedKeys);
}

/** What was answered, not what is left of it: nothing that somebody typed is lost. */
function given({ selection, templateVersionId }: ItemInput, { kind, ...priced }: PricedLine) {
  if (kind === 'ready') return {};
  return { selection, templateVersionId: templateVersionId ?? priced.templateVersionId };
}

interface LineFiles {
  userId: number;
  lineKey: string;
  input: ItemInput;
  priced: PricedLine;
}

async function holdLineFiles(
  tx: Executor,
  { userId, lineKey, input, priced }: LineFiles,
): Promise<{ files: HeldFile[]; specFiles: HeldFile[] }> {
  const subject = subjectOfLine(lineKey);
  const answered = priced.specEntries.flatMap(({ kind, value }) =>
    kind === 'file' && Array.isArray(value) ? value : [],
  );
  return {
    files: await holdFiles(tx, { userId, subject, urls: input.files, field: 'files' }),
    specFiles: await holdAnsweredFiles(tx, { userId, subject, urls: answered }),
  };
}
