import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '#components/ui/picture.tsx';
import type { ShownPicture } from '#lib/contract/site/blocks/fields.ts';
import styles from './block-picture.module.css';

interface BlockPictureProps {
  picture: ShownPicture;
  sizes: string;
  /** What the page shows first: fetched at once. */
  isMain?: boolean | undefined;
}

/** A picture of a block: an uploaded one in all its sizes, a drawing as it is. */
export function BlockPicture({ picture, sizes, isMain }: BlockPictureProps) {
  if (picture.sources.length > 0) {
    return (
      <Focused on={picture.focus}>
        <Picture picture={picture} sizes={sizes} isMain={isMain ?? false} />
      </Focused>
    );
  }
  const { url, alt, width, height } = picture;
  const urgency = isMain ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  return (
    <Focused on={picture.focus}>
      <img src={url} alt={alt} width={width || undefined} height={height || undefined} {...urgency} />
    </Focused>
  );
}

/** What stays in sight where the picture within is cropped. */
export function Focused({ on, children }: { on: string | undefined; children: ReactNode }) {
  if (!on) return children;
  return (
    <span className={styles.focused} style={{ '--focus': on } as CSSProperties}>
      {children}
    </span>
  );
}
