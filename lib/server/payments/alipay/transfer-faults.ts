import type { TransferFault } from '#lib/contract/payouts/transfer-faults.ts';

/** Alipay's words for what it refuses for certain (`alipay.fund.trans.uni.transfer`), by what they mean here. */
const wordsOf: Partial<Record<TransferFault, string[]>> = {
  payee_missing: ['PAYEE_NOT_EXIST', 'PAYEE_ACCOUNT_NOT_EXSIT'],
  name_mismatch: ['PAYEE_USER_INFO_ERROR', 'PAYEE_ACC_OCUPIED'],
  payee_unverified: ['PERM_AML_NOT_REALNAME_REV', 'PERMIT_NON_BANK_LIMIT_PAYEE', 'PAYEE_NOT_RELNAME_CERTIFY'],
  payee_blocked: [
    'PAYEE_ACCOUNT_STATUS_ERROR',
    'PAYEE_USERINFO_STATUS_ERROR',
    'PAYEE_USER_TYPE_ERROR',
    'BLOCK_USER_FORBBIDEN_RECIEVE',
    'RELEASE_USER_FORBBIDEN_RECIEVE',
    'NO_ACCOUNT_RECEIVE_PERMISSION',
    'PAYER_PAYEE_CANNOT_SAME',
  ],
  payee_limit: ['EXCEED_LIMIT_UNRN_DM_AMOUNT', 'PAYEE_TRUSTEESHIP_ACC_OVER_LIMIT', 'TRUSTEESHIP_RECIEVE_QUOTA_LIMIT'],
  balance_low: ['PAYER_BALANCE_NOT_ENOUGH', 'BALANCE_IS_NOT_ENOUGH'],
  amount_limit: [
    'EXCEED_LIMIT_SM_AMOUNT',
    'EXCEED_LIMIT_SM_MIN_AMOUNT',
    'EXCEED_LIMIT_PERSONAL_SM_AMOUNT',
    'EXCEED_LIMIT_ENT_SM_AMOUNT',
  ],
  day_limit: [
    'EXCEED_LIMIT_DM_AMOUNT',
    'EXCEED_LIMIT_DM_MAX_AMOUNT',
    'EXCEED_LIMIT_MM_AMOUNT',
    'EXCEED_LIMIT_MM_MAX_AMOUNT',
  ],
  payer_blocked: [
    'PAYER_STATUS_ERROR',
    'PAYER_CERTIFY_CHECK_FAIL',
    'PAYER_DATA_INCOMPLETE',
    'PAYER_CERT_EXPIRED',
    'PAYER_USER_INFO_ERROR',
    'PAYCARD_UNABLE_PAYMENT',
    'ACCOUNT_NOT_EXIST',
    'CERT_MISS_TRANS_LIMIT',
    'CERT_MISS_ACC_LIMIT',
    'PERMIT_CHECK_PERM_LIMITED',
    'PERMIT_CHECK_PERM_IDENTITY_THEFT',
    'PERMIT_PAYER_LOWEST_FORBIDDEN',
    'PERMIT_PAYER_FORBIDDEN',
  ],
  risk: ['SYNC_SECURITY_CHECK_FAILED', 'SECURITY_CHECK_FAILED'],
};

const faults = new Map(
  Object.entries(wordsOf).flatMap(([fault, words]) => words.map((word) => [word, fault as TransferFault] as const)),
);

/** The gateway has not even passed it on: the app may not, or the request was not as it must be. */
const gatewayRefusals = new Set(['40001', '40002', '40003', '40006']);

/**
 * What a refusal means. Undefined where it is none, or none that is known: an error of Alipay itself, or another transfer
 * under the same number (`PAYMENT_INFO_INCONSISTENCY`), may have paid all the same. Then only a question tells.
 */
export function findFault(code: string, subCode = ''): TransferFault | undefined {
  return faults.get(subCode) ?? (gatewayRefusals.has(code) ? 'not_allowed' : undefined);
}

/** Of a transfer that Alipay says has failed, or was sent back; `otherwise` for a word that is not known. */
export const faultOfWord = (word: string, otherwise: TransferFault): TransferFault => faults.get(word) ?? otherwise;
