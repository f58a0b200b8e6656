import type { MemberInvoice } from '#lib/api/invoices/member-invoices.ts';

type Facts = Pick<MemberInvoice, 'status' | 'medium'> & { documents: readonly { formats: readonly string[] }[] };

/** Which sentence says how it stands: what is issued can be downloaded once its file is there, and never if it comes by post. */
export function statusTextKey({ status, medium, documents }: Facts) {
  if (status !== 'issued') return status;
  if (medium === 'paper') return 'issuedPaper';
  return documents.some(({ formats }) => formats.length > 0) ? 'issued' : 'issuedBare';
}
