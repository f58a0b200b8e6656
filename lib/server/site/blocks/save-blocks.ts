import type { LooseBlock } from '#lib/contract/site/blocks/walk-fields.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import type { Executor } from '../../db/connection.ts';
import { cleanBlocks } from './clean-blocks.ts';
import { findDocument, requirePage, writeDraft } from './documents-repository.ts';

export interface BlocksChange {
  /** 0: the home page. */
  page: number;
  /** The version that was read; 0 where there was none. */
  version: number;
  title: Texts;
  description: Texts;
  blocks: LooseBlock[];
}

/**
 * Keeps what an operator has written of a page; visitors see nothing of it. Throws `not_found`, `status_changed` where somebody
 * else was faster, and `invalid_input` at the field of the block.
 */
export async function saveBlocks(
  tx: Executor,
  { change, editedBy, now }: { change: BlocksChange; editedBy: number | null; now: Date },
): Promise<{ id: number; version: number }> {
  const { page, version, title, description } = change;
  await requirePage(tx, page);
  const stored = await findDocument(tx, page);
  const blocks = cleanBlocks(change.blocks, stored?.draft.blocks ?? []);
  const draft = { title, description, blocks };
  const document = await writeDraft(tx, { page, version, draft, editedBy, now });
  return { id: document.id, version: document.version };
}
