import type { InvoiceDetails } from '#lib/contract/invoices/invoice-shapes.ts';
import { FileButtons, type InvoiceFiles } from './file-buttons.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';

interface DocumentListProps {
  invoice: InvoiceDetails;
  /** Left out: the reader gets no files. */
  files?: InvoiceFiles | undefined;
}

/** Documents of an invoice, red ones beside their blue one, with their files. */
export function DocumentList({ invoice: { no, kind, medium, documents }, files }: DocumentListProps) {
  return (
    <div className="stack-16 min-w-0">
      {documents.map((document) => (
        <InvoiceSheet
          key={`${document.fapiao_code}${document.fapiao_no}`}
          document={document}
          kind={kind}
          medium={medium}
          actions={files && <FileButtons no={no} medium={medium} document={document} files={files} />}
        />
      ))}
    </div>
  );
}
