import { Prose } from '#components/ui/page/prose.tsx';
import { Section } from '#components/ui/page/section.tsx';
import { ActionLink } from './action-link.tsx';
import type { BlockProps } from './block-context.ts';
import { BlockPicture } from './block-picture.tsx';
import styles from './picture-text-block.module.css';

/** A text beside a picture; on a phone the picture comes first. */
export function PictureTextBlock({ block, place }: BlockProps<'picture_text'>) {
  const { title, html, picture, side, action, link, tone } = block.fields;
  if (!title && !html && !picture) return null;
  const content = (
    <div className={`${styles.pair} ${side === 'start' ? styles.start : ''} ${picture ? '' : styles.alone}`}>
      {picture && (
        <div className={styles.picture}>
          <BlockPicture picture={picture} sizes="(min-width: 992px) 600px, 100vw" />
        </div>
      )}
      <div className="stack-16 content-start justify-items-start">
        {title && <h2>{title}</h2>}
        {html && <Prose html={html} />}
        <ActionLink label={action} link={link} className={styles.action} />
      </div>
    </div>
  );
  return place.isInColumn ? content : <Section tone={tone}>{content}</Section>;
}
