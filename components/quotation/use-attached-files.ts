import { useState } from 'react';

interface AttachedFile {
  url: string;
  name: string;
}

/** Files that go with what is being written. The shop keeps the same content once: chosen again it is the same file. */
export function useAttachedFiles() {
  const [files, setFiles] = useState<AttachedFile[]>([]);
  const without = (list: AttachedFile[], url: string) => list.filter((each) => each.url !== url);
  return {
    urls: files.map(({ url }) => url),
    /** For the list that shows them. */
    shown: {
      files,
      onAdd: ({ url, name }: AttachedFile) => setFiles((before) => [...without(before, url), { url, name }]),
      onRemove: (url: string) => setFiles((before) => without(before, url)),
    },
    clear: () => setFiles([]),
  };
}
