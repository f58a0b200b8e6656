import { z } from 'zod';
import { lineOfText } from '../fields.ts';
import { carrierCodes } from './carriers.ts';
import { toTrackingNo } from './tracking-no.ts';

/** The number of a parcel as people paste it, kept as its carrier writes it. */
export const trackingNoField = z
  .string()
  .max(200, 'tooLong')
  .overwrite(toTrackingNo)
  .regex(/^[0-9A-Z]{4,40}$/, 'invalid');

/** What a parcel is found by. */
export const tracked = {
  carrier: z.enum(carrierCodes, 'choice'),
  /** Of a carrier that is not on the list. */
  carrier_name: lineOfText(50).default(''),
  tracking_no: trackingNoField,
};

export const isCarrierNamed = ({ carrier, carrier_name: name }: { carrier: string; carrier_name: string }) =>
  carrier !== 'other' || name !== '';

export const unnamed = { error: 'required', path: ['carrier_name'] };
