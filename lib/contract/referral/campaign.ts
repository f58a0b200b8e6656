import { z } from 'zod';

/** What a promoter may call the place where a link stands: letters, digits and dashes. */
export const campaignPattern = /^[A-Za-z0-9-]{1,40}$/;

/** A filter by it; what nobody can name is left out. */
export const campaignFilter = z.string().regex(campaignPattern).optional().catch(undefined);

/** What a link carries of its promoter (see `readSharedCode` of the server). */
export const sharedCode = (code: string, campaign: string): string => (campaign ? `${code}-${campaign}` : code);
