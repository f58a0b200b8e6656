import { Prose } from '#components/ui/page/prose.tsx';
import type { BlockProps } from './block-context.ts';
import styles from './rich-text-block.module.css';

/** What the shop wrote, at reading width. */
export function RichTextBlock({ block, place }: BlockProps<'rich_text'>) {
  if (!block.fields.html) return null;
  const text = <Prose html={block.fields.html} />;
  return place.isInColumn ? text : <div className={`container ${styles.text}`}>{text}</div>;
}
