import { and, eq } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { findStoreOf } from '#lib/server/store/index.ts';
import { type Application, inScope, lockApplication } from '../application-repository.ts';
import { invoiceApplications } from '../application-tables.ts';
import type { IssuerActor } from '../issuers/issuers.ts';
import { type LockedRed, lockRed, lockWithOrders } from '../red/lock-red.ts';

type Parties = Pick<Application, 'recipientType' | 'recipientId'>;

/**
 * Which of the platform's invoices are for whoever acts, or for the store they work for: somebody else has to issue those. A store
 * has nobody else, and none of its invoices is.
 */
export async function findOwn(db: Executor, { member, issuer }: IssuerActor): Promise<(invoice: Parties) => boolean> {
  if (issuer.issuerType === 'store') return () => false;
  const store = await findStoreOf(db, member.userId);
  return ({ recipientType, recipientId }) => recipientId === (recipientType === 'user' ? member.userId : store?.id);
}

/** An application that its issuer acts on, locked. Throws `not_found`, also for one of others, and `own_record`. */
export async function lockIssued(tx: Executor, no: string, actor: IssuerActor): Promise<Application> {
  const application = await lockApplication(tx, no, { issuer: actor.issuer });
  await requireForeign(tx, application, actor);
  return application;
}

/** The same behind the orders that it is of. */
export async function lockIssuedWithOrders(
  tx: Executor,
  no: string,
  actor: IssuerActor,
): Promise<Pick<LockedRed, 'application' | 'orders'>> {
  const isIt = and(eq(invoiceApplications.no, no), inScope({ issuer: actor.issuer }));
  const locked = await lockWithOrders(tx, isIt);
  if (!locked) throw new DomainError('not_found');
  await requireForeign(tx, locked.application, actor);
  return locked;
}

/** The same of a red letter, with what it takes back. */
export async function lockIssuedRed(tx: Executor, redNo: string, actor: IssuerActor): Promise<LockedRed> {
  const locked = await lockRed(tx, redNo, { issuer: actor.issuer });
  if (!locked) throw new DomainError('not_found');
  await requireForeign(tx, locked.application, actor);
  return locked;
}

async function requireForeign(tx: Executor, application: Application, actor: IssuerActor): Promise<void> {
  if ((await findOwn(tx, actor))(application)) throw new DomainError('own_record');
}
