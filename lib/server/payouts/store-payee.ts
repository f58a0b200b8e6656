import { isOwnersAccount } from '#lib/contract/store/application-form.ts';
import { maskAccountNumber } from '#lib/contract/store/bank-account.ts';
import type { ServerContext } from '../db/context.ts';
import { decrypt, encrypt } from '../identity/index.ts';
import type { Store } from '../store/index.ts';
import { hashAccount, type PayeeCopy } from './payees.ts';

/** Whether the account that a store has named is in its own name: another name may have come since, of store or person. */
export function hasOwnPayee({ payeeType, payeeName, companyName, legalPerson }: Store): boolean {
  const payee = { payee_type: payeeType, payee_name: payeeName };
  return isOwnersAccount(payee, { company_name: companyName, legal_person: legalPerson });
}

/** The account of a store, which an operator has looked at before (docs/domain/store.md 5), as a withdrawal copies it. */
export function copyStorePayee(ctx: Pick<ServerContext, 'env'>, store: Store): PayeeCopy {
  const { encryptedPayeeAccount, payeeName, payeeBank: bank, payeeBranch: branch } = store;
  const account = decrypt(ctx, encryptedPayeeAccount);
  return {
    channel: 'bank',
    encryptedHolder: encrypt(ctx, payeeName),
    encryptedAccount: encryptedPayeeAccount,
    maskedAccount: maskAccountNumber(account),
    accountHash: hashAccount(ctx, 'bank', account),
    bank,
    branch,
  };
}
