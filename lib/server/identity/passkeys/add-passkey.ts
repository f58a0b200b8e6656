import type { PasskeyAttestation, PasskeyCreationOptions } from '#lib/contract/identity/passkey-fields.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { notify } from '../../messaging/index.ts';
import { getSettings } from '../../site/index.ts';
import { lockUser, type User } from '../account/user-repository.ts';
import { nameDevice } from '../login/device-name.ts';
import { passkeys } from '../passkey-tables.ts';
import { confirmOwner } from '../security/confirm-password.ts';
import { logSecurity } from '../security/log-security.ts';
import { nameAuthenticator } from './authenticator-names.ts';
import {
  issueTicket,
  readTicket,
  spendChallenge,
  type TicketPurpose,
  ticketLifeInSeconds,
  userHandleOf,
} from './challenge.ts';
import { type Passkey, readPasskeys } from './passkey-repository.ts';
import { mostPasskeys, proposeName } from './passkey-rules.ts';
import type { RelyingParty } from './relying-party.ts';
import { algorithms, type NewCredential, verifyNew } from './verify-response.ts';

type Owner = Pick<Member, 'userId' | 'sessionId'>;

/** Whoever got hold of the ticket in another session of the same account can do nothing with it. */
const purposeOf = ({ userId, sessionId }: Owner): TicketPurpose => `add:${userId}:${sessionId}`;

interface SetupRequest {
  party: RelyingParty | undefined;
  password: string;
  code: string;
  ip: string;
  locale: Locale;
}

/**
 * What the browser needs to create a passkey, for who knows the password and has the second factor. Throws
 * `passkey_unavailable`, `passkey_limit`, and what `confirmOwner` throws.
 */
export async function offerPasskey(
  ctx: ServerContext,
  owner: Owner,
  { party, password, code, ip, locale }: SetupRequest,
): Promise<{ ticket: string; options: PasskeyCreationOptions }> {
  if (!party) throw new DomainError('passkey_unavailable');
  const user = await confirmOwner(ctx, { userId: owner.userId, password, code, ip });
  const known = await readPasskeys(ctx.db, user.id);
  if (known.length >= mostPasskeys) throw new DomainError('passkey_limit', { values: { max: mostPasskeys } });
  const { ticket, challenge } = issueTicket(ctx, purposeOf(owner));
  const rp = { id: party.id, name: (await getSettings(ctx))['site.name'][locale] };
  return { ticket, options: { challenge, rp, ...optionsFor(ctx, user, known) } };
}

function optionsFor(ctx: ServerContext, { id, username, nickname }: User, known: readonly Passkey[]) {
  return {
    user: { id: userHandleOf(ctx, id), name: username, displayName: nickname },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: ticketLifeInSeconds * 1000,
    attestation: 'none' as const,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key' as const,
      transports: transports.split(',').filter(Boolean),
    })),
    // Found without a name, and only by whom the device knows: both factors in one.
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  };
}

interface Addition {
  party: RelyingParty | undefined;
  ticket: string;
  credential: PasskeyAttestation;
  /** Empty: it is called after what keeps it, or after the device. */
  name: string;
  /** What it is called where neither is known, in the caller's language. */
  fallbackName: string;
  userAgent: string;
}

/**
 * Keeps what the browser created. Throws `passkey_unavailable`, `passkey_expired` for a ticket that is not this session's, or
 * was used; `passkey_refused`, `passkey_limit`, and `passkey_taken` for a credential that an account has already.
 */
export async function addPasskey(ctx: ServerContext, owner: Owner, addition: Addition): Promise<Passkey> {
  const { party, credential } = addition;
  if (!party) throw new DomainError('passkey_unavailable');
  const open = readTicket(ctx, purposeOf(owner), addition.ticket);
  const made = await verifyNew({ party, challenge: open.challenge }, credential);
  if (!made) throw new DomainError('passkey_refused');
  return ctx.db.transaction(async (tx) => {
    await spendChallenge(tx, open);
    // Of two additions at once the second counts the first.
    await lockUser(tx, owner.userId);
    const added = await insert(ctx, tx, { owner, addition, made });
    const { userId } = owner;
    const now = ctx.clock.now();
    await logSecurity(tx, { userId, event: 'passkeyAdd', data: { passkey: added.id }, now });
    await notify(tx, { userId, event: 'passkeyAdded', args: { passkey: added.name }, now });
    return added;
  });
}

interface Insertion {
  owner: Owner;
  addition: Addition;
  made: NewCredential;
}

async function insert(ctx: ServerContext, tx: Executor, { owner, addition, made }: Insertion): Promise<Passkey> {
  const { name, fallbackName, userAgent, credential } = addition;
  const known = await readPasskeys(tx, owner.userId);
  if (known.length >= mostPasskeys) throw new DomainError('passkey_limit', { values: { max: mostPasskeys } });
  const proposals = [nameAuthenticator(made.aaguid), nameDevice(userAgent), fallbackName];
  const taken = known.map((passkey) => passkey.name);
  const [added] = await tx
    .insert(passkeys)
    .values({
      ...made,
      userId: owner.userId,
      transports: credential.response.transports.join(',').slice(0, 100),
      name: name || proposeName(proposals, taken),
      userAgent,
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning();
  if (!added) throw new DomainError('passkey_taken');
  return added;
}
