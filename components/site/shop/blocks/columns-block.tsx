import type { ShownBlock } from '#lib/contract/site/blocks/kinds.ts';
import type { BlockProps } from './block-context.ts';
import styles from './columns-block.module.css';

/** Blocks beside each other where there is room, below each other on a phone. */
export function ColumnsBlock({ block, drawColumn }: BlockProps<'columns'>) {
  const columns = (block.fields.columns as ShownBlock[][]).filter((column) => column.length > 0);
  if (columns.length === 0) return null;
  return (
    <div className={`container ${styles.columns}`}>
      {columns.map((column) => (
        <div key={column[0]?.id} className={styles.column}>
          {drawColumn(column)}
        </div>
      ))}
    </div>
  );
}
