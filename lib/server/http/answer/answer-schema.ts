import { z } from 'zod';
import type { Endpoint } from '#lib/contract/endpoint.ts';

const nothing = z.null();

/** The form of what a call answers as `data`; null where its entry names none. */
export const answerSchema = ({ data }: Pick<Endpoint, 'data'>): z.ZodType => data ?? nothing;
