import type { BeginRefusal } from '#lib/contract/invoices/issuing.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import {
  type Application,
  canMove,
  findInvoiceProvider,
  type Issuer,
  lockApplication,
  lockIssued,
  moveApplication,
  offeredProviders,
  readIssuer,
  toIssueOrder,
} from '../../invoices/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { mismatchCode } from './take-result.ts';

interface IssuerActor {
  issuer: Issuer;
  /** Undefined: the job that issues by itself. */
  member?: Member | undefined;
}

interface Begun {
  no: string;
  /** Null: it is on its way. */
  refusal: BeginRefusal | null;
}

/**
 * I2: hands applications to the provider that their issuer has chosen, each for itself, and says of each whether it was. Nothing
 * is asked here: the job asks, under the number of the application, so that a process that dies on the way loses nothing and issues
 * nothing twice. What a refund has made smaller is agreed to by whoever begins it.
 */
export async function beginIssuing(ctx: ServerContext, actor: IssuerActor, nos: readonly string[]): Promise<Begun[]> {
  const begun: Begun[] = [];
  for (const no of nos) begun.push({ no, refusal: await begin(ctx, actor, no) });
  return begun;
}

const refusals = ['not_found', 'status_changed', 'own_record'] as const;

async function begin(ctx: ServerContext, actor: IssuerActor, no: string): Promise<BeginRefusal | null> {
  try {
    return await ctx.db.transaction(async (tx) => {
      const { issuer, member } = actor;
      const application = await (member ? lockIssued(tx, no, { issuer, member }) : lockApplication(tx, no, { issuer }));
      return beginLocked(tx, ctx, { application, ...actor });
    });
  } catch (error) {
    const code = error instanceof DomainError ? refusals.find((each) => each === error.code) : undefined;
    if (code) return code;
    throw error;
  }
}

async function beginLocked(
  tx: Executor,
  ctx: ServerContext,
  { application, issuer, member }: IssuerActor & { application: Application },
): Promise<BeginRefusal | null> {
  const { provider: name } = await readIssuer(tx, issuer);
  if (!canMove(application.status, 'begin')) return 'status_changed';
  if (application.failCode === mismatchCode) return 'document_there';
  if (name === 'manual') return 'manual';
  const provider = offeredProviders(ctx.env, issuer).includes(name) && (await findInvoiceProvider(ctx, name));
  if (!provider) return 'unavailable';
  const unfit = provider.findUnfit(await toIssueOrder(tx, application));
  if (unfit) return unfit;
  const at = ctx.clock.now();
  const by = member && { isAmountChanged: false, reviewedBy: member.userId };
  const facts = { provider: name, attempts: 0, nextAt: at, failCode: '', failReason: '', ...by };
  await moveApplication(tx, application, { move: 'begin', at, actor: member, facts });
  return null;
}
