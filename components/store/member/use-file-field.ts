'use client';

import type { DragEvent } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { UploadedFile } from '#lib/contract/files/member-upload.ts';
import { type EntryValues, useEntry } from './entry-context.ts';
import { useFieldUpload } from './use-field-upload.ts';
import { useFileLink } from './use-file-link.ts';

export interface FileTarget {
  name: 'licence' | 'logo';
  topic: string;
}

/** A file of the form: sent as soon as it is chosen or dropped, and saved with the draft. */
export function useFileField({ name, topic }: FileTarget) {
  const { control, setError, clearErrors } = useFormContext<EntryValues>();
  const { field, fieldState } = useController({ control, name });
  const { saver } = useEntry();
  const link = useFileLink(name, field.value);
  const take = (url: string, file?: UploadedFile) => {
    if (file) link.remember(file);
    field.onChange(url);
    void saver.flush();
  };
  const onFault = (text: string | undefined) =>
    text ? setError(name, { type: 'server', message: text }) : clearErrors(name);
  const upload = useFieldUpload({ topic, onFault, onDone: (file) => take(file.url, file) });
  const choose = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) void upload.send(file);
  };
  const dropping = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      choose(event.dataTransfer.files);
    },
  };
  return { field, fieldState, link, upload, choose, dropping, remove: () => take('') };
}
