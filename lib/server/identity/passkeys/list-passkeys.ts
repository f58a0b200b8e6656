import type { ServerContext } from '../../db/context.ts';
import { findEnabledFactor } from '../security/second-factor.ts';
import { nameAuthenticator } from './authenticator-names.ts';
import { readPasskeys } from './passkey-repository.ts';
import { kindOf, mostPasskeys, type PasskeyKind } from './passkey-rules.ts';

export interface PasskeyFacts {
  id: number;
  name: string;
  kind: PasskeyKind;
  /** What keeps it, where that is known. */
  keeper: string;
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  lastUsedAgent: string;
  isSuspect: boolean;
}

/** The passkeys of an account, newest first. */
export async function listPasskeys(ctx: ServerContext, userId: number): Promise<PasskeyFacts[]> {
  const known = await readPasskeys(ctx.db, userId);
  return known.map(({ id, name, aaguid, userAgent, createdAt, lastUsedAt, lastUsedAgent, suspectSince, ...rest }) => ({
    id,
    name,
    kind: kindOf(rest),
    keeper: nameAuthenticator(aaguid),
    userAgent,
    createdAt,
    lastUsedAt,
    lastUsedAgent,
    isSuspect: suspectSince !== null,
  }));
}

/** The same with what adding another takes. */
export async function describePasskeys(ctx: ServerContext, userId: number) {
  const [list, factor] = await Promise.all([listPasskeys(ctx, userId), findEnabledFactor(ctx.db, userId)]);
  return { list, limit: mostPasskeys, needsCode: factor !== undefined };
}
