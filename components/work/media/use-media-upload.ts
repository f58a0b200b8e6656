import { useState } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { type MediaItem, uploadMedia } from '#lib/api/files/desk-media.ts';
import { mediaTopic } from '#lib/contract/files/upload-topics.ts';
import { acceptOf, topicLimits } from '#lib/utils/topic-limits.ts';
import { useUpload } from '../files/use-upload.ts';

/** Suffixes of each kind of file. */
export const suffixesOf: Record<MediaItem['kind'], readonly string[]> = {
  picture: ['jpg', 'jpeg', 'png', 'webp', 'gif', 'bmp', 'avif'],
  drawing: ['svg'],
  film: ['mp4', 'webm'],
};

interface MediaUpload {
  /** Suffixes that are offered, where not all are; the server takes any of the library. */
  suffixes?: readonly string[];
  onAdded?: (item: MediaItem) => void;
}

/** Sends files to the library one after the other; one that is refused does not stop the others. */
export function useMediaUpload({ suffixes, onAdded }: MediaUpload = {}) {
  const { site } = useMemberCentre();
  const [added, setAdded] = useState<readonly { name: string; isKnown: boolean }[]>([]);
  const upload = useUpload({
    topic: mediaTopic,
    sendOne: uploadMedia,
    isEachTried: true,
    onDone: ({ is_known: isKnown, item }) => {
      setAdded((before) => [...before, { name: item.name, isKnown }]);
      onAdded?.(item);
    },
  });
  const limits = topicLimits(site.upload, mediaTopic);
  const allowed = limits.allowedSuffixes.filter((suffix) => suffixes?.includes(suffix) ?? true);
  const send = (files: readonly File[]) => {
    setAdded([]);
    void upload.send(files);
  };
  return { ...upload, send, added, accept: acceptOf({ ...limits, allowedSuffixes: allowed }) };
}
