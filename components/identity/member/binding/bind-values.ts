import { z } from 'zod';
import type { BodyOf } from '#lib/contract/endpoint.ts';
import { emailField, mobileField, requiredText, sentCodeField } from '#lib/contract/fields.ts';
import type { changeBind } from '#lib/contract/identity/member-profile.ts';
import type { VerificationType } from '#lib/contract/identity/shop-login.ts';

/** Fields have the names under which the server says what is wrong with them. */
interface BindValues {
  email: string;
  mobile: string;
  captcha: string;
  password: string;
}

export const emptyBinding: BindValues = { email: '', mobile: '', captcha: '', password: '' };

/** Checks the address of the kind that is being bound; the password only where it is asked for. */
export function bindSchema(type: VerificationType, isPasswordNeeded: boolean): z.ZodType<BindValues, BindValues> {
  return z.object({
    email: type === 'email' ? emailField : z.string(),
    mobile: type === 'mobile' ? mobileField : z.string(),
    captcha: sentCodeField,
    password: isPasswordNeeded ? requiredText(64) : z.string(),
  });
}

/** The call, with the proof there is: the pass of an old address, or the password. */
export function toBindBody(
  type: VerificationType,
  { email, mobile, captcha, password }: BindValues,
  pass?: string,
): BodyOf<typeof changeBind> {
  const proof = pass ? { accountVerificationToken: pass } : { password };
  return type === 'email' ? { type, email, captcha, ...proof } : { type, mobile, captcha, ...proof };
}
