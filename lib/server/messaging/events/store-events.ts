import { userPath } from '#lib/routes/user-path.ts';
import type { EventKind } from './event-kind.ts';

/** Of a store: its documents, its people, and the programs that act for it. */
export const storeEvents = {
  storeApproved: { category: 'system', link: userPath('store/home'), sending: 'always', topic: 'Store' },
  storeRejected: { category: 'system', link: userPath('applay_entry'), sending: 'always', topic: 'Store' },
  storeSuspended: { category: 'system', link: userPath('store/home'), sending: 'always', topic: 'Store' },
  storeResumed: { category: 'system', link: userPath('store/home'), sending: 'always', topic: 'Store' },
  storeClosing: { category: 'system', link: userPath('store/profile'), sending: 'always', topic: 'Store' },
  storeKept: { category: 'system', link: userPath('store/profile'), sending: 'always', topic: 'Store' },
  storeClosed: { category: 'system', link: userPath('applay_entry'), sending: 'always', topic: 'Store' },
  storeLegalRequested: { category: 'system', link: userPath('store/profile'), sending: 'always', topic: 'Store' },
  storeLegalApproved: { category: 'system', link: userPath('store/profile'), sending: 'always', topic: 'Store' },
  storeLegalRejected: { category: 'system', link: userPath('store/profile'), sending: 'always', topic: 'Store' },
  storeLegalCancelled: { category: 'system', link: userPath('store/profile') },
  storeLegalAsked: { category: 'system', link: userPath('desk/stores'), node: 'operator/store/legalChanges' },
  storeInvited: { category: 'system', link: userPath('applay_entry'), sending: 'own' },
  storeStaffJoined: { category: 'system', link: userPath('store/profile') },
  storeStaffDeclined: { category: 'system', link: userPath('store/profile') },
  storeStaffLeft: { category: 'system', link: userPath('store/profile') },
  storeStaffRemoved: { category: 'system', link: userPath('message') },
  storeRoleChanged: { category: 'system', link: userPath('store/profile') },
  storePayeeRequested: { category: 'finance', link: userPath('store/profile'), sending: 'always', topic: 'Payee' },
  storePayeeApplied: { category: 'finance', link: userPath('store/profile'), sending: 'always', topic: 'Payee' },
  storePayeeCancelled: { category: 'finance', link: userPath('store/profile'), sending: 'always', topic: 'Payee' },
  storePayeeRejected: { category: 'finance', link: userPath('store/profile'), sending: 'always', topic: 'Payee' },
  storePayeeAsked: { category: 'finance', link: userPath('desk/stores'), node: 'operator/store/payeeChanges' },
  apiKeyMade: { category: 'system', link: userPath('store/api_keys'), sending: 'always', topic: 'Keys' },
  apiKeyEnding: { category: 'system', link: userPath('store/api_keys') },
  apiKeyEnded: { category: 'system', link: userPath('store/api_keys') },
  webhookFailed: { category: 'system', link: userPath('store/webhooks'), sending: 'always', topic: 'Keys' },
  webhookUnsigned: { category: 'system', link: userPath('store/webhooks'), sending: 'always', topic: 'Keys' },
  applicationSubmitted: {
    category: 'system',
    link: userPath('desk/applications'),
    node: 'operator/storeApplication/list',
  },
} as const satisfies Record<string, EventKind>;
