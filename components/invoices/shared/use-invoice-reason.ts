import { useTranslations } from 'next-intl';
import type { InvoiceSummary } from '#lib/contract/invoices/invoice-shapes.ts';

/** Why something was rejected, or could not be issued: what somebody wrote, or what of its document differs. */
export function useInvoiceReason() {
  const t = useTranslations('invoices.mismatches');
  return ({ reason, mismatch }: Pick<InvoiceSummary, 'reason' | 'mismatch'>): string =>
    mismatch ? t(mismatch, { fapiaoNo: reason }) : reason;
}
