import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useUpload } from '#components/work/files/use-upload.ts';
import { type ProductImport, uploadProductImport } from '#lib/api/catalogue/desk-import.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';

/** A workbook that waits for somebody to say which of its sheets holds the products. */
interface Waiting {
  file: File;
  sheets: string[];
}

/** Sends a file; of a workbook with several sheets, again with the one that was chosen. */
export function useImportUpload(onUploaded: (made: ProductImport) => void) {
  const t = useTranslations('catalogueImport');
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<Waiting>();
  const sheet = useRef<string>(undefined);
  const { send, progress, fault } = useUpload({
    topic: 'import',
    sendOne: (file) => uploadProductImport({ file, sheet: sheet.current }),
    wordsOf: t,
    onDone: ({ found, sheets }, file) => {
      setWaiting(found ? undefined : { file, sheets });
      if (!found) return;
      queries.setQueryData(apiQuery('/api/operator/product/importInfo', { id: found.id }).queryKey, found);
      onUploaded(found);
    },
  });
  const sendSheet = (file: File, name?: string) => {
    sheet.current = name;
    void send([file]);
  };
  return {
    send: (file: File | undefined) => {
      if (!file) return;
      setWaiting(undefined);
      sendSheet(file);
    },
    choose: (name: string) => waiting && sendSheet(waiting.file, name),
    waiting,
    isPending: progress !== undefined,
    fault,
  };
}
