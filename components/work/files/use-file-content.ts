import { useState } from 'react';
import { readAsBase64 } from '#lib/utils/files/file-base64.ts';

interface FileContent {
  maxBytes: number;
  words: { tooLarge: string; unreadable: string };
  /** Another file was chosen: what is shown of the last one goes. */
  onChosen: () => void;
  onRead: (content: string) => void;
}

/** A chosen file as base64. It stays here between being looked at and being recorded: the same bytes are sent twice. */
export function useFileContent({ maxBytes, words, onChosen, onRead }: FileContent) {
  const [content, setContent] = useState<string>();
  const [fault, setFault] = useState<string>();
  async function read(file: File) {
    setContent(undefined);
    onChosen();
    const bytes = await readAsBase64(file, maxBytes).catch(() => '');
    setFault(bytes === undefined ? words.tooLarge : bytes === '' ? words.unreadable : undefined);
    if (!bytes) return;
    setContent(bytes);
    onRead(bytes);
  }
  return { content, fault, choose: (file: File | undefined) => file && void read(file) };
}
