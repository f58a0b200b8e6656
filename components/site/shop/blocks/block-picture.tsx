import { Picture } from '#components/ui/picture.tsx';
import type { Picture as PictureData } from '#lib/contract/files/picture.ts';

interface BlockPictureProps {
  picture: PictureData;
  sizes: string;
  /** What the page shows first: fetched at once. */
  isMain?: boolean | undefined;
}

/** A picture of a block: an uploaded one in all its sizes, a drawing as it is. */
export function BlockPicture({ picture, sizes, isMain }: BlockPictureProps) {
  if (picture.sources.length > 0) return <Picture picture={picture} sizes={sizes} isMain={isMain ?? false} />;
  const { url, alt, width, height } = picture;
  const urgency = isMain ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  return <img src={url} alt={alt} width={width || undefined} height={height || undefined} {...urgency} />;
}
