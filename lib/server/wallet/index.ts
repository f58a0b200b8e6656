/**
 * Wallet: accounts of the ledger. Balance and points move only here, by postings; it does not know why they move.
 */
export { getUserBalances, type UserBalances } from './balances.ts';
