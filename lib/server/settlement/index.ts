/**
 * Settlement: what the platform takes of what stores sell, and what is left for them. It knows orders; how money moves it
 * leaves to the ledger, joined by the workflows.
 */
export { resolveFees } from './resolve-fees.ts';
