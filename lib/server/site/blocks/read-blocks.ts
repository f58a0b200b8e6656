import { blockSchema } from '#lib/contract/site/blocks/block-schema.ts';
import type { LooseBlock } from '#lib/contract/site/blocks/walk-fields.ts';

/** A block that is shown to nobody, and why: its kind is not known here, or what it holds does not fit its kind. */
export interface BlockFault {
  id: string;
  kind: string;
  reason: 'unknown' | 'broken';
}

interface ReadBlocks {
  blocks: LooseBlock[];
  faults: BlockFault[];
}

/**
 * The blocks of a stored page that can be shown, whole: what a field of a later release lacks is filled in. A stored page may be of
 * another release or have been written by hand, so nothing of it is believed; one bad block takes nothing from the others.
 */
export function readBlocks(stored: unknown): ReadBlocks {
  const blocks: LooseBlock[] = [];
  const faults: BlockFault[] = [];
  for (const each of Array.isArray(stored) ? stored : []) {
    const block = readBlock(each, faults);
    if (block) blocks.push(block);
  }
  return { blocks, faults };
}

function readBlock(stored: unknown, faults: BlockFault[]): LooseBlock | undefined {
  const { id, kind } = nameOf(stored);
  const schema = blockSchema(kind);
  if (!schema) {
    faults.push({ id, kind, reason: 'unknown' });
    return undefined;
  }
  const outcome = schema.safeParse(kind === 'columns' ? withReadColumns(stored as LooseBlock, faults) : stored);
  if (outcome.success) return outcome.data as unknown as LooseBlock;
  faults.push({ id, kind, reason: 'broken' });
  return undefined;
}

/** One bad block in a column takes nothing from the others either. */
function withReadColumns(block: LooseBlock, faults: BlockFault[]): LooseBlock {
  const columns = block.fields?.columns;
  if (!Array.isArray(columns)) return block;
  const read = columns.map((column) => {
    const { blocks, faults: own } = readBlocks(column);
    faults.push(...own);
    return blocks;
  });
  return { ...block, fields: { columns: read } };
}

function nameOf(stored: unknown): { id: string; kind: string } {
  const { id, kind } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  return { id: typeof id === 'string' ? id : '', kind: typeof kind === 'string' ? kind : '' };
}
