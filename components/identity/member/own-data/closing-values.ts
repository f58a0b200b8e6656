import { z } from 'zod';
import { lineOfText, requiredText } from '#lib/contract/fields.ts';

export const emptyClosing = { password: '', code: '', reason: '', isUnderstood: false };

/** What the request asks for; the code only where a second factor is on. */
export function closingSchema(isCodeNeeded: boolean) {
  return z.object({
    password: requiredText(64),
    code: isCodeNeeded ? requiredText(20) : z.string(),
    reason: lineOfText(255),
    isUnderstood: z.boolean().refine((isUnderstood) => isUnderstood, 'confirmationRequired'),
  });
}
