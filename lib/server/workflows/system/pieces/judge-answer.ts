import type { serviceOutcomes } from '#lib/contract/site/desk-system.ts';

type Outcome = Exclude<(typeof serviceOutcomes)[number], 'ok'>;

const unreachable =
  /ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|getaddrinfo|timed? ?out|greeting never|socket|certificate|no answer|fetch failed|network/i;
const refused =
  /\b(401|403|53[0458])\b|5\.7\.8|auth|login|credential|signature|sign_error|invalid.?(api.?)?key|access.?denied|forbidden|EACCES|permission|isv\.|invalid-app/i;

/** Which kind of trouble an error tells of: nobody there, somebody who does not know us, or anything else. */
export function judgeFault(said: string): Outcome {
  if (refused.test(said)) return 'refused';
  return unreachable.test(said) ? 'unreachable' : 'failed';
}

const longest = 300;
const shortestSecret = 6;

/** What an error says, with what it was caused by, and without anything that stands in the settings as a secret. */
export function wordFault(error: unknown, secrets: readonly string[]): string {
  const said = sayings(error).join(': ').replace(/\s+/g, ' ');
  const hidden = secrets
    .filter((secret) => secret.length >= shortestSecret)
    .reduce((text, secret) => text.replaceAll(secret, '…'), said);
  return hidden.slice(0, longest);
}

function sayings(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const { code } = error as NodeJS.ErrnoException;
  const own = [code && !error.message.includes(String(code)) ? String(code) : '', error.message || error.name];
  return [...own.filter(Boolean), ...(error.cause === undefined ? [] : sayings(error.cause))];
}
