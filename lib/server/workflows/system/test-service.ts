import type { serviceOutcomes } from '#lib/contract/site/desk-system.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Learned } from '../../kernel/service.ts';
import { listServices } from './list-services.ts';
import { judgeFault, wordFault } from './pieces/judge-answer.ts';
import { secretsOf } from './pieces/secrets-of.ts';

interface ServiceTest {
  outcome: (typeof serviceOutcomes)[number];
  detail: string;
  milliseconds: number;
  certificateEndsAt: Date | null;
}

const waitMs = 20_000;

/** Asks one of them something that changes nothing. Throws `not_found` for one that is off, or has no such question. */
export async function testService(ctx: ServerContext, key: string): Promise<ServiceTest> {
  const probe = listServices(ctx).find((service) => service.key === key)?.probe;
  if (!probe) throw new DomainError('not_found');
  const learned: Learned = {};
  const begun = performance.now();
  const taken = () => Math.round(performance.now() - begun);
  try {
    await inTime(probe(learned));
    return { outcome: 'ok', detail: '', milliseconds: taken(), certificateEndsAt: learned.certificateEndsAt ?? null };
  } catch (error) {
    const detail = wordFault(error, secretsOf(ctx.env));
    return { outcome: judgeFault(detail), detail, milliseconds: taken(), certificateEndsAt: null };
  }
}

async function inTime<Answer>(work: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`timeout: no answer within ${waitMs / 1000} s`)), waitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
