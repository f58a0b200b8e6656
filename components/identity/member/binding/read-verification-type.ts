import { type VerificationType, verificationTypes } from '#lib/contract/identity/shop-login.ts';

/** The kind of address the page is about; e-mail when the address of the page does not say. */
export function readVerificationType(parameters: URLSearchParams): VerificationType {
  return verificationTypes.find((kind) => kind === parameters.get('type')) ?? 'email';
}
