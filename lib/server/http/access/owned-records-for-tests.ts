import { createTestUser } from '../../factories/factories.ts';
import type { TestApi } from '../test-api.ts';
import { accountRecords } from './account-records-for-tests.ts';
import { aftersaleRecords } from './aftersale-records-for-tests.ts';
import { askAs } from './ask-as-for-tests.ts';
import { invoiceRecords } from './invoice-records-for-tests.ts';
import { issuerRecords } from './issuer-records-for-tests.ts';
import { newFile } from './new-records-for-tests.ts';
import { nobodysFile } from './nobodys-for-tests.ts';
import { orderRecords } from './order-records-for-tests.ts';
import type { Asker, OwnedRecord } from './owned-record-for-tests.ts';
import { payoutRecords } from './payout-records-for-tests.ts';
import { quotationRecords } from './quotation-records-for-tests.ts';
import { soldOrders } from './seller-orders-for-tests.ts';
import { settlementRecords } from './settlement-records-for-tests.ts';
import { storeRecords } from './store-records-for-tests.ts';

/** The last version of the asker's own form, so that only the file can be at fault. */
async function draft(test: TestApi, asker: Asker): Promise<object> {
  return { version: (await askAs(test, asker, 'get /api/store/application', {})).data.version };
}

async function correction({ ctx }: TestApi): Promise<object> {
  const { id } = await createTestUser(ctx);
  return { user_id: id, unit: 'PT', amount: '5', reason: 'sorry' };
}

/** Every call that takes the name of a record which is somebody's. */
export const ownedRecords: OwnedRecord[] = [
  ...soldOrders,
  ...aftersaleRecords,
  ...storeRecords,
  ...accountRecords,
  ...orderRecords,
  ...payoutRecords,
  ...settlementRecords,
  ...invoiceRecords,
  ...issuerRecords,
  ...quotationRecords,
  {
    call: 'post /api/store/applicationSave',
    field: 'licence',
    make: newFile(true, 'licence'),
    missing: nobodysFile,
    rest: draft,
  },
  {
    call: 'post /api/store/applicationSave',
    field: 'logo',
    make: newFile(false, 'logo'),
    missing: nobodysFile,
    rest: draft,
  },
  {
    call: 'post /api/operator/adjustment/propose',
    field: 'attachment',
    make: newFile(true, 'voucher'),
    missing: nobodysFile,
    rest: correction,
    isForOperators: true,
  },
];
