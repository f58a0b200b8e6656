import type { Field, Fields } from './fields.ts';
import { blockKinds, innerKinds, isBlockKind } from './kinds.ts';

/** A block whatever its kind, as walks see it. */
export interface LooseBlock {
  id: string;
  kind: string;
  is_hidden?: boolean;
  fields: Record<string, unknown>;
}

type Visit = (field: Field, value: unknown, path: string) => unknown;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function mapValues(fields: Fields, values: Record<string, unknown>, at: { path: string; visit: Visit }) {
  const { path, visit } = at;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      mapValue(field, values[name], { path: `${path}.${name}`, visit }),
    ]),
  );
}

function mapValue(field: Field, value: unknown, { path, visit }: { path: string; visit: Visit }): unknown {
  if (field.kind === 'list') {
    const rows = Array.isArray(value) ? value : [];
    const visited = rows.map((row, index) =>
      mapValues(field.of, isRecord(row) ? row : {}, { path: `${path}.${index}`, visit }),
    );
    return visit(field, visited, path);
  }
  if (field.kind === 'columns') {
    const columns = Array.isArray(value) ? (value as LooseBlock[][]) : [];
    return columns.map((blocks, column) =>
      blocks.map((block, index) => mapBlock(block, visit, { path: `${path}.${column}.${index}`, kinds: innerKinds })),
    );
  }
  return visit(field, value, path);
}

/**
 * The block with each of its fields as `visit` answers it, those in lists and columns too; of a list once its rows have been
 * visited. A path is that of the field in the form that sends it: `blocks.2.fields.title`.
 */
export function mapBlock(
  block: LooseBlock,
  visit: Visit,
  { path, kinds = blockKinds }: { path: string; kinds?: Readonly<Record<string, Fields>> },
): LooseBlock {
  if (!isBlockKind(block.kind)) return block;
  const fields = kinds[block.kind];
  if (!fields) return block;
  return { ...block, fields: mapValues(fields, block.fields, { path: `${path}.fields`, visit }) };
}

/** Looks at each field of blocks without changing any. */
export function eachField(blocks: readonly LooseBlock[], visit: (field: Field, value: unknown, path: string) => void) {
  blocks.forEach((block, index) => {
    const look: Visit = (field, value, path) => {
      visit(field, value, path);
      return value;
    };
    mapBlock(block, look, { path: `blocks.${index}` });
  });
}
