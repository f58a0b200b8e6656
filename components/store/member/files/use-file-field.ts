'use client';

import type { DragEvent } from 'react';
import { useUploadField } from '#components/store/fields/use-upload-field.ts';
import { type EntryValues, useEntry } from '../entry-context.ts';
import { useFileLink } from './use-file-link.ts';

export interface FileTarget {
  name: 'licence' | 'logo';
  topic: string;
}

/** A file of the form: sent as soon as it is chosen or dropped, and saved with the draft. */
export function useFileField({ name, topic }: FileTarget) {
  const { saver } = useEntry();
  const upload = useUploadField<EntryValues>({
    name,
    topic,
    onTaken: (file) => {
      link.remember(file);
      void saver.flush();
    },
  });
  const { field, choose } = upload;
  const link = useFileLink(name, String(field.value));
  const dropping = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      choose(event.dataTransfer.files[0]);
    },
  };
  const remove = () => {
    field.onChange('');
    void saver.flush();
  };
  return { ...upload, link, dropping, remove };
}
