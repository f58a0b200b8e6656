import { Section } from '#components/ui/page/section.tsx';
import type { BlockProps } from './block-context.ts';
import { BlockPicture } from './block-picture.tsx';
import styles from './logos-block.module.css';

/** Marks of partners and customers; each leads to its site where it has one. */
export function LogosBlock({ block, place }: BlockProps<'logos'>) {
  const { title, logos } = block.fields;
  const shown = logos.flatMap(({ picture, link }) => (picture ? [{ picture, link }] : []));
  if (shown.length === 0) return null;
  const list = (
    <ul className={styles.logos}>
      {shown.map(({ picture, link }) => (
        <li key={picture.url}>
          {link ? (
            <a href={link} rel="noopener">
              <BlockPicture picture={picture} sizes="160px" />
            </a>
          ) : (
            <BlockPicture picture={picture} sizes="160px" />
          )}
        </li>
      ))}
    </ul>
  );
  return place.isInColumn ? list : <Section title={title}>{list}</Section>;
}
