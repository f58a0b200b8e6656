import { Section } from '#components/ui/page/section.tsx';
import type { BlockProps } from './block-context.ts';
import { BlockPicture } from './block-picture.tsx';
import styles from './gallery-block.module.css';

/** Pictures in a grid, each with a line below it where there is something to say. */
export function GalleryBlock({ block, place }: BlockProps<'gallery'>) {
  const { title, pictures } = block.fields;
  const shown = pictures.flatMap(({ picture, caption }) =>
    picture ? [{ picture, caption: caption || picture.caption }] : [],
  );
  if (shown.length === 0) return null;
  const list = (
    <ul className={styles.gallery}>
      {shown.map(({ picture, caption }) => (
        <li key={picture.url}>
          <figure>
            <BlockPicture picture={picture} sizes="(min-width: 992px) 400px, (min-width: 600px) 45vw, 100vw" />
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
  return place.isInColumn ? list : <Section title={title}>{list}</Section>;
}
