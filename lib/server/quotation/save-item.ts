import { randomUUID } from 'node:crypto';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Fen } from '../kernel/money.ts';
import { freshenItems, pricedColumns, type ShownItem } from './freshen-items.ts';
import { holdAnsweredFiles, holdFiles, letGo, subjectOfLine } from './held-files.ts';
import { getItem, insertItems, listItems, nextSort, sumDraft, updateItem } from './item-repository.ts';
import { type Draft, lockDraft, touch } from './lock-draft.ts';
import { priceLine } from './price-line.ts';
import type { PricedLine, WantedLine } from './priced-line.ts';
import { getCurrentVersion, type Item, lockBasket } from './repository.ts';
import type { HeldFile } from './snapshots.ts';

const mostQuantity = 999_999;

export interface ItemInput extends WantedLine {
  /** The draft it goes into; undefined: the basket. */
  no?: string | undefined;
  /** A line to change; undefined: a new one. */
  id?: number | undefined;
  targetAmount: Fen | null;
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
 * complete or not. Throws `not_found` (draft, line, product or variant), `status_changed`, `quotation_full`, and
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
  const { at } = input;
  const draft = await openDraft(tx, member, input);
  const priced = await priceLine(tx, input);
  const existing = input.id === undefined ? await findSame(tx, draft, priced, input) : undefined;
  const before = input.id === undefined ? existing : await getItem(tx, draft.version.id, input.id);
  const qty = existing ? Math.min(existing.qty + input.qty, mostQuantity) : input.qty;
  const final = qty === input.qty ? priced : await priceLine(tx, { ...input, qty });
  const stored = await store(tx, draft, { input, priced: final, before });
  await sumDraft(tx, draft.version);
  await touch(tx, draft.quotation, at);
  const [item] = await freshenItems(tx, [stored]);
  if (!item) throw new DomainError('not_found');
  return { no: draft.quotation.no, item };
}

async function openDraft(tx: Executor, actor: Member, { no, at }: ItemInput & { at: Date }): Promise<Draft> {
  const { userId } = actor;
  if (no !== undefined) return lockDraft(tx, { userId, no });
  const quotation = await lockBasket(tx, { userId, at, actor });
  return { quotation, version: await getCurrentVersion(tx, quotation) };
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
      line.targetAmount === input.targetAmount,
  );
}

interface Storing {
  input: ItemInput;
  priced: PricedLine;
  before: Item | undefined;
}

async function store(tx: Executor, { quotation, version }: Draft, { input, priced, before }: Storing): Promise<Item> {
  const lineKey = before?.lineKey ?? randomUUID();
  if (before && quotation.submittedAt === null) await letGo(tx, subjectOfLine(lineKey));
  const files = await holdLineFiles(tx, { userId: quotation.userId, lineKey, input, priced });
  const facts = {
    ...pricedColumns(priced),
    ...given(input, priced),
    ...files,
    targetAmount: input.targetAmount,
    note: input.note,
  };
  if (before) return updateItem(tx, before.id, facts);
  const place = { versionId: version.id, lineKey, sort: await nextSort(tx, version.id) };
  const [item] = await insertItems(tx, [{ ...facts, ...place }]);
  if (!item) throw new Error('the line was not stored');
  return item;
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
