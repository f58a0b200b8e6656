import { Section } from '#components/ui/page/section.tsx';
import type { BlockProps } from './block-context.ts';
import styles from './video-block.module.css';

/** A film of the shop's own, fetched when somebody starts it; what it shows and says stands below it. */
export function VideoBlock({ block, place }: BlockProps<'video'>) {
  const { title, video, poster, text } = block.fields;
  if (!video) return null;
  const film = (
    <figure className={styles.film}>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said stands below the film, in the reader's language */}
      <video controls preload="none" playsInline poster={poster?.url} src={video} aria-label={title || undefined} />
      {text && <figcaption>{text}</figcaption>}
    </figure>
  );
  return place.isInColumn ? film : <Section title={title}>{film}</Section>;
}
