import { randomUUID } from 'node:crypto';
import type { TestApi } from '../test-api.ts';
import { askAs } from './ask-as-for-tests.ts';
import { nobodysId } from './nobodys-for-tests.ts';
import type { Asker, OwnedRecord } from './owned-records-for-tests.ts';

const titleForm = () => ({ title_type: 'personal', name: randomUUID() });

const newTitle = async (test: TestApi, owner: Asker): Promise<number> =>
  (await askAs(test, owner, 'post /api/invoice/titleSave', titleForm())).data.id;

const byId = (call: OwnedRecord['call'], rest?: OwnedRecord['rest']): OwnedRecord => ({
  call,
  field: 'id',
  make: newTitle,
  missing: nobodysId,
  ...(rest && { rest }),
});

/** Whom invoices are made out to. */
export const invoiceRecords: OwnedRecord[] = [
  byId('get /api/invoice/titleInfo'),
  byId('post /api/invoice/titleSave', async () => titleForm()),
  byId('post /api/invoice/titleDelete'),
  byId('post /api/invoice/titleDefault'),
];

export const invoiceNames: Record<string, string> = {
  'post /api/invoice/titleSave tax_no': 'public, of whichever company; it names nothing here',
};
