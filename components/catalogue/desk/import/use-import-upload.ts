import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ProductImport, productImportQuery, uploadProductImport } from '#lib/api/catalogue/desk-import.ts';
import { importUpload } from '#lib/contract/catalogue/desk-import.ts';
import { checkUpload, type UploadFault } from '#lib/utils/upload-rules.ts';

/** A workbook that waits for somebody to say which of its sheets holds the products. */
interface Waiting {
  file: File;
  sheets: string[];
}

/** Not sent at all (specification §5): a server that closes the door on it looks like no server. */
export class ImportRefused extends Error {
  readonly fault: UploadFault;
  constructor(fault: UploadFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Sends a file; of a workbook with several sheets, again with the one that was chosen. */
export function useImportUpload(onUploaded: (made: ProductImport) => void) {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<Waiting>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (input: Parameters<typeof uploadProductImport>[0]) => {
      const fault = checkUpload(input.file, importUpload);
      if (fault) throw new ImportRefused(fault);
      return uploadProductImport(input);
    },
    onSuccess: ({ found, sheets }, { file }) => {
      setWaiting(found ? undefined : { file, sheets });
      if (!found) return;
      queries.setQueryData(productImportQuery(found.id).queryKey, found);
      onUploaded(found);
    },
  });
  const send = (file: File | undefined) => {
    if (!file) return;
    setWaiting(undefined);
    mutate({ file });
  };
  const choose = (sheet: string) => waiting && mutate({ file: waiting.file, sheet });
  return { send, choose, waiting, isPending, error };
}
