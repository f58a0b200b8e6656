import { readPasskeyChallenge, sendCheckIn } from '#lib/api/identity/shop-login.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import type { PasskeyAssertion, PasskeyRequestOptions } from '#lib/contract/identity/passkey-fields.ts';
import { askForPasskey, forgetPasskey, problemOf, stopAsking } from '#lib/utils/passkey-device.ts';

export { problemOf } from '#lib/utils/passkey-device.ts';

/** Before a challenge is too old to be answered (five minutes on the server). */
const freshInMs = 240_000;

/** The whole login by a passkey that the person chooses in the browser's own dialog. */
export async function logInByPasskey(isKept: () => boolean) {
  const { ticket, options } = await readPasskeyChallenge();
  return send({ ticket, options, credential: await askForPasskey(options) }, isKept());
}

/**
 * Proposes passkeys at the field of the name, for as long as `signal` lets it. Resolves with the answer of the login;
 * undefined where the browser proposes none, or nobody chose one.
 */
export async function offerPasskeys(isKept: () => boolean, signal: AbortSignal) {
  const chosen = await untilChosen(signal);
  return chosen && send(chosen, isKept());
}

interface Chosen {
  ticket: string;
  options: PasskeyRequestOptions;
  credential: PasskeyAssertion;
}

/** One that the shop does not know any more is proposed by the browser no more. */
async function send({ ticket, options, credential }: Chosen, keep: boolean) {
  try {
    return await sendCheckIn({ tab: 'passkey', ticket, credential, keep });
  } catch (error) {
    if (error instanceof ApiError && error.error === 'passkey_unknown') forgetPasskey(options.rpId, credential.id);
    throw error;
  }
}

async function untilChosen(signal: AbortSignal): Promise<Chosen | undefined> {
  signal.addEventListener('abort', stopAsking, { once: true });
  while (!signal.aborted) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    try {
      const { ticket, options } = await readPasskeyChallenge();
      if (signal.aborted) return undefined;
      timer = setTimeout(stopAsking, freshInMs);
      return { ticket, options, credential: await askForPasskey(options, true) };
    } catch (error) {
      // Whoever does without a passkey hears nothing of it; a challenge that has become too old is asked for anew.
      if (problemOf(error) !== 'aborted') return undefined;
    } finally {
      clearTimeout(timer);
    }
  }
  return undefined;
}
