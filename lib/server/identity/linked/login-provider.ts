import type { LoginProviderName } from '#lib/contract/identity/login-providers.ts';

/** What a provider names somebody by: nobody else of one issuer. */
interface Identity {
  issuer: string;
  subject: string;
}

/** Whom a provider has proven. */
export interface ProvenLogin extends Identity {
  provider: LoginProviderName;
  /** What it calls them, for people to recognise; empty where it does not say. */
  name: string;
  /** What it may have named them by before. */
  former?: Identity;
  /** What else it says, where that decides who may come in. */
  claims?: Readonly<Record<string, unknown>>;
  /** It has asked them for a second factor, in a way that the shop trusts. */
  isFactorProven?: boolean;
}

/** What a journey carries that the provider has to give back, or to hold an answer against. */
export interface JourneySecrets {
  state: string;
  nonce: string;
  /** Of the code (PKCE). */
  verifier: string;
  /** Where it leads back to. */
  returnUrl: string;
}

/** What a provider leads back with. */
export interface Answer {
  code: string;
  /** Who answers, as they say themselves. */
  iss?: string | undefined;
}

/** Asks somebody outside of the shop who is there. */
export interface LoginProvider {
  /** Where the browser goes. */
  addressFor(secrets: JourneySecrets): Promise<string> | string;
  /**
   * Who came back. Undefined for a code that counts no more; throws `login_provider_refused` for an answer that cannot be
   * believed, `login_no_operator` for somebody who may not come, and whatever keeps the provider from answering.
   */
  prove(arrival: JourneySecrets & Answer): Promise<ProvenLogin | undefined>;
  /** Asks something that changes nothing; throws where the provider does not answer, or does not know the shop. */
  probe(): Promise<void>;
}
