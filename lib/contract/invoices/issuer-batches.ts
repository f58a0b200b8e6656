import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { requiredText } from '../fields.ts';
import { type SellerSide, sellerPathOf } from '../seller-path.ts';
import { issuerInvoices } from '../stale-reads.ts';
import { invoiceDifference } from './file-shapes.ts';
import { invoiceNo } from './invoice-shapes.ts';
import { fileOutcomes, mostFiles } from './issuer-files.ts';
import { taxOutcomes, taxResultBytes } from './tax-file.ts';

/** Many invoices at once, for whoever issues them: by their files, and by what a tax software answers. */
const pathOf = sellerPathOf('invoice');

const manyFiles = z.object({
  files: z
    .array(z.object({ url: requiredText(255), no: invoiceNo.optional() }))
    .min(1, 'required')
    .max(mostFiles, 'tooMany'),
});

const fileReport = z.object({
  rows: z.array(
    z.object({
      url: z.string(),
      name: z.string(),
      /** The application it is of; empty: none was found. */
      no: z.string(),
      by: z.enum(['choice', 'no', 'fapiao_no', 'buyer_amount', 'none']),
      outcome: z.enum(fileOutcomes),
      fapiao_no: z.string(),
      differences: z.array(invoiceDifference),
    }),
  ),
});
export type InvoiceFileReport = z.output<typeof fileReport>;

const resultBody = z.object({ content: requiredText(Math.ceil(taxResultBytes / 3) * 4) });

const taxReport = z.object({
  rows: z.array(
    z.object({
      /** The line of the file. */
      line: z.int(),
      no: z.string(),
      outcome: z.enum(taxOutcomes),
      title: z.string(),
      amount: z.string(),
      fapiao_no: z.string(),
      issue_date: z.string(),
      reason: z.string(),
      /** Lines of the file that contradict each other, this one among them; none: no other names the same number. */
      lines: z.array(z.int()),
    }),
  ),
});
export type TaxReport = z.output<typeof taxReport>;

const issuerBatchCalls = <Side extends SellerSide>(side: Side) => {
  const stale = issuerInvoices[side];
  return {
    filesCheck: endpoint({
      method: 'post',
      path: pathOf(side, 'filesCheck'),
      summary: 'Says of many uploaded files which invoice each is of and what would come of it; nothing is saved',
      body: manyFiles,
      stale: [],
      data: fileReport,
    }),
    filesSave: endpoint({
      method: 'post',
      path: pathOf(side, 'filesSave'),
      summary:
        'Records invoices by their uploaded files and adds files to those recorded; sent again it changes nothing',
      body: manyFiles,
      stale,
      data: fileReport,
    }),
    resultCheck: endpoint({
      method: 'post',
      path: pathOf(side, 'resultCheck'),
      summary: 'Reads the answer of a tax software and says what it means row by row; nothing is changed',
      body: resultBody,
      bounds: { bytes: 1024 * 1024 },
      stale: [],
      data: taxReport,
    }),
    resultApply: endpoint({
      method: 'post',
      path: pathOf(side, 'resultApply'),
      summary:
        'Records what the answer of a tax software says was issued and rejected; read twice it changes nothing more',
      body: resultBody,
      bounds: { bytes: 1024 * 1024 },
      stale,
      data: taxReport,
    }),
  };
};

export const storeInvoiceBatch = issuerBatchCalls('store');
export const operatorOwnInvoiceBatch = issuerBatchCalls('desk');
