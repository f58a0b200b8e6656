import { pageTopic } from '#lib/contract/files/upload-topics.ts';
import type { Field, StoredPicture } from '#lib/contract/site/blocks/fields.ts';
import { eachField, type LooseBlock, mapBlock } from '#lib/contract/site/blocks/walk-fields.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { findShopPictures, type ShopPicture, takeFile } from '../../files/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { type BlocksChange, saveBlocks } from '../../site/index.ts';

/**
 * Keeps what an operator has written of a page; its pictures and films become the shop's own. Throws what `saveBlocks` throws, and
 * `invalid_input` at a picture that is neither the shop's nor an upload of the operator.
 */
export const savePageDraft = (
  ctx: ServerContext,
  operator: Member,
  change: BlocksChange,
): Promise<{ id: number; version: number }> =>
  ctx.db.transaction((tx) => writePageDraft(tx, { editedBy: operator.userId, change, now: ctx.clock.now() }));

interface Draft {
  /** Nobody: the shop itself, which has no uploads. */
  editedBy: number | null;
  change: BlocksChange;
  now: Date;
}

/** The same within a transaction. */
export async function writePageDraft(tx: Executor, { editedBy, change, now }: Draft) {
  const blocks = await withShopFiles(tx, change.blocks, editedBy);
  return saveBlocks(tx, { change: { ...change, blocks }, editedBy, now });
}

/** What stands at a field and names a file. */
type Wanted = { path: string; url: string; file: number | null };

async function withShopFiles(tx: Executor, blocks: LooseBlock[], userId: number | null): Promise<LooseBlock[]> {
  const wanted: Wanted[] = [];
  eachField(blocks, (field, value, path) => {
    const named = namedFile(field, value);
    if (named) wanted.push({ path, ...named });
  });
  for (const { path, ...file } of wanted) {
    if (!(await takeFile(tx, { ...file, userId, topic: pageTopic }))) {
      throw new DomainError('invalid_input', { fields: { [path]: { key: 'file' } } });
    }
  }
  const ids = wanted.flatMap(({ file }) => file ?? []);
  const pictures = await findShopPictures(tx, ids);
  return blocks.map((block, index) =>
    mapBlock(block, (field, value) => withFacts(field, value, pictures), { path: `blocks.${index}` }),
  );
}

function namedFile(field: Field, value: unknown): { url: string; file: number | null } | undefined {
  if (field.kind === 'video' && typeof value === 'string' && value) return { url: value, file: null };
  if (field.kind !== 'picture' || !value) return undefined;
  const { file, url } = value as StoredPicture;
  return isDrawing({ file, url }) ? undefined : { url, file: file ?? null };
}

/** What comes with the shop and lies in no place for files. */
const isDrawing = ({ file, url }: Pick<StoredPicture, 'file' | 'url'>) => !file && /^\/art\/[a-z0-9-]+\.svg$/.test(url);

/** Of a file its sizes and addresses are what the shop knows, whatever was sent. */
function withFacts(field: Field, value: unknown, pictures: ReadonlyMap<number, ShopPicture>): unknown {
  if (field.kind !== 'picture' || !value) return value;
  const { file, file_alt: _, file_caption: __, focus: ___, ...rest } = value as StoredPicture;
  const known = file ? pictures.get(file) : undefined;
  return known ? { ...rest, file, ...known } : { ...rest, file: null, sources: [] };
}
