/** Who carries what is shipped; each has a name under `carrier_<code>` of the api messages. `other` is named by the shipper. */
export const carrierCodes = [
  'sf',
  'jd',
  'zto',
  'yto',
  'sto',
  'yunda',
  'jtexpress',
  'ems',
  'chinapost',
  'deppon',
  'kuayue',
  'annto',
  'dhl',
  'ups',
  'fedex',
  'own',
  'other',
] as const;
export type CarrierCode = (typeof carrierCodes)[number];
