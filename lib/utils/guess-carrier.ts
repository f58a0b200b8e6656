import type { CarrierCode } from '#lib/contract/orders/carriers.ts';
import { toTrackingNo } from '#lib/contract/orders/tracking-no.ts';

/** How numbers begin that one carrier alone gives out. Of others it is better not to guess: somebody would believe it. */
const patterns: [CarrierCode, RegExp][] = [
  ['sf', /^SF\d{10,15}$/],
  ['jd', /^JD[A-Z]{0,2}\d{10,15}$/],
  ['jtexpress', /^JT\d{10,15}$/],
  ['yto', /^YT\d{10,18}$/],
  ['yunda', /^(YD\d{10,15}|(31|43|46)\d{11})$/],
  ['zto', /^(ZTO?\d{10,15}|7[3-9]\d{12})$/],
  ['sto', /^(STO?\d{10,15}|77\d{13})$/],
  ['deppon', /^DPK\d{9,15}$/],
  ['kuayue', /^KY\d{9,15}$/],
  ['ems', /^(E[A-Z]\d{9}CN|1[012]\d{11})$/],
  ['chinapost', /^([CLRV][A-Z]\d{9}CN|9[89]\d{11})$/],
  ['ups', /^1Z[0-9A-Z]{16}$/],
  ['dhl', /^(JJD\d{10,20}|JVGL\d{8,20})$/],
];

/** Who carries a parcel with this number, as far as the number tells. */
export function guessCarrier(trackingNo: string): CarrierCode | undefined {
  const text = toTrackingNo(trackingNo);
  return patterns.find(([, pattern]) => pattern.test(text))?.[0];
}
