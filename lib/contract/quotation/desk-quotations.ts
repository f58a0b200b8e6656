import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lineOfText, requiredText, typedText } from '../fields.ts';
import { deskOrders, sellerQuotations } from '../stale-reads.ts';
import { quotationNo } from './member-quotations.ts';
import { sellerReads, sellerWrites } from './store-quotations.ts';

/** The platform's own desk: what no store answers. */
export const operatorQuote = { ...sellerReads('desk'), ...sellerWrites('desk') };

export const operatorQuoteCancel = endpoint({
  method: 'post',
  path: '/api/operator/quote/cancel',
  summary: 'Cancels any customer’s quotation request before there is an offer, whoever answers it',
  body: z.object({ no: quotationNo, reason: requiredText(200).pipe(lineOfText(200)) }),
  stale: sellerQuotations.desk,
});

export const operatorQuoteConfirm = endpoint({
  method: 'post',
  path: '/api/operator/quote/confirm',
  isOnce: true,
  summary:
    'Places an order from an offer the customer has signed on paper, to the address in the quotation; needs the header Idempotency-Key',
  body: z.object({
    no: quotationNo,
    /** The version that was signed: another one meanwhile answers `status_changed`. */
    n: z.int('invalid').positive('invalid'),
    /** Addresses of own uploads with the topic `quotation`: the signed paper. */
    files: z.array(typedText().max(255, 'tooLong')).min(1, 'required').max(10, 'tooMany'),
  }),
  stale: [...sellerQuotations.desk, ...deskOrders],
  data: z.object({ no: z.string(), orders: z.array(z.string()) }),
});
