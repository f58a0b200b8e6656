import { z } from 'zod';

/** What a promoter may call the place where a link stands: letters, digits and dashes. */
export const campaignPattern = /^[A-Za-z0-9-]{1,40}$/;

/** A filter by it. */
export const campaignFilter = z.string().regex(campaignPattern, 'invalid').optional();

/** What a link carries of its promoter (see `readSharedCode` of the server). */
export const sharedCode = (code: string, campaign: string): string => (campaign ? `${code}-${campaign}` : code);
