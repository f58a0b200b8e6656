/**
 * Referral: who brought whom. It does not know orders; whether somebody has bought is told to it.
 */
export { bindReferral } from './bind-referral.ts';
export { describeReferral } from './describe-referral.ts';
