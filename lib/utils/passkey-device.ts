import { sendSignal, startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '#lib/contract/identity/passkey-fields.ts';

/**
 * Asks the browser for a passkey of this shop; with `isAutofill` only among what it proposes for the field of the name. Imported
 * when somebody acts: no page carries it from the start.
 */
export async function askForPasskey(options: PasskeyRequestOptions, isAutofill = false): Promise<PasskeyAssertion> {
  const { id, rawId, type, response } = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: isAutofill,
  });
  return { id, rawId, type, response: { ...response, userHandle: response.userHandle ?? '' } };
}

/** Has the browser create a passkey, on this device, a phone or a security key. */
export async function createPasskey(options: PasskeyCreationOptions): Promise<PasskeyAttestation> {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/** Takes back what the browser was asked for; it rejects as `aborted`. */
export const stopAsking = () => WebAuthnAbortService.cancelCeremony();

/** Tells the browser that the shop takes this passkey no more. Browsers that cannot be told keep it. */
export function forgetPasskey(rpID: string, credentialID: string): void {
  sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => undefined);
}

/** Why a browser gave no passkey, as far as it says. */
type PasskeyProblem = 'cancelled' | 'aborted' | 'known' | 'incapable' | 'failed';

const problems: Record<string, PasskeyProblem> = {
  // Also when time has run out, or nothing was found: browsers do not tell these apart, so that pages learn nothing.
  NotAllowedError: 'cancelled',
  AbortError: 'aborted',
  InvalidStateError: 'known',
  ConstraintError: 'incapable',
  NotSupportedError: 'incapable',
};

export const problemOf = (error: unknown): PasskeyProblem =>
  (error instanceof Error && problems[error.name]) || 'failed';
