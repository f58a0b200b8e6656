import { aftersaleRecordNames } from '../../aftersales/index.ts';
import { catalogueRecordNames } from '../../catalogue/index.ts';
import type { RecordNamer } from '../../db/record-names.ts';
import { identityRecordNames } from '../../identity/index.ts';
import { integrationRecordNames } from '../../integrations/index.ts';
import { invoiceRecordNames } from '../../invoices/index.ts';
import { orderRecordNames } from '../../orders/index.ts';
import { paymentRecordNames } from '../../payments/index.ts';
import { payoutRecordNames } from '../../payouts/index.ts';
import { quotationRecordNames } from '../../quotation/index.ts';
import { referralRecordNames } from '../../referral/index.ts';
import { settlementRecordNames } from '../../settlement/index.ts';
import { storeRecordNames } from '../../store/index.ts';
import { walletRecordNames } from '../../wallet/index.ts';

/** How the audit log names what was changed; of a kind that stands nowhere here it shows the id. */
export const auditNames: ReadonlyMap<string, RecordNamer> = new Map([
  ...identityRecordNames,
  ...storeRecordNames,
  ...integrationRecordNames,
  ...catalogueRecordNames,
  ...walletRecordNames,
  ...paymentRecordNames,
  ...quotationRecordNames,
  ...orderRecordNames,
  ...aftersaleRecordNames,
  ...referralRecordNames,
  ...settlementRecordNames,
  ...payoutRecordNames,
  ...invoiceRecordNames,
]);
