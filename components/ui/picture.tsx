import type { Picture as PictureData } from '#lib/contract/files/picture.ts';
import styles from './picture.module.css';

interface PictureProps {
  picture: PictureData | null;
  /** Widths the layout gives it, as the `sizes` attribute wants them. */
  sizes: string;
  /** The main picture of the page: fetched first. Everything else waits until it is near. */
  isMain?: boolean;
  /** Set where the words beside it already say what it shows. */
  isDecorative?: boolean;
  className?: string;
}

/** A picture in the best format the browser knows, never a layout shift; an empty sheet when there is none. */
export function Picture({ picture, sizes, isMain, isDecorative, className = '' }: PictureProps) {
  if (!picture) return <span aria-hidden="true" className={`${styles.empty} ${className}`} />;
  return (
    <picture className="contents">
      {picture.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={`${styles.image} ${className}`}
        src={picture.url}
        alt={isDecorative ? '' : picture.alt}
        width={picture.width}
        height={picture.height}
        style={{ backgroundColor: picture.colour }}
        loading={isMain ? 'eager' : 'lazy'}
        decoding={isMain ? 'sync' : 'async'}
        fetchPriority={isMain ? 'high' : 'auto'}
      />
    </picture>
  );
}
