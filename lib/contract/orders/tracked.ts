import { z } from 'zod';
import { lineOfText } from '../fields.ts';
import { carrierCodes } from './carriers.ts';

/** What a parcel is found by. */
export const tracked = {
  carrier: z.enum(carrierCodes, 'choice'),
  /** Of a carrier that is not on the list. */
  carrier_name: lineOfText(50).default(''),
  tracking_no: z
    .string()
    .trim()
    .regex(/^[0-9A-Za-z-]{4,40}$/, 'invalid'),
};

export const isCarrierNamed = ({ carrier, carrier_name: name }: { carrier: string; carrier_name: string }) =>
  carrier !== 'other' || name !== '';

export const unnamed = { error: 'required', path: ['carrier_name'] };
