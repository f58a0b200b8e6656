import type { TitleObstacle } from '#lib/contract/invoices/obstacles.ts';
import type { Settings } from '#lib/server/site/index.ts';
import type { Application } from '../application-repository.ts';

interface Question {
  application: Pick<Application, 'status' | 'issuedAt'>;
  /** How often what it takes the place of was given another title. */
  replacedBefore: number;
  settings: Pick<Settings, 'invoice.reissueDays' | 'invoice.reissueTimes'>;
  now: Date;
}

const dayMs = 86_400_000;

/** Why an invoice cannot be made out to another title now; null: it can. */
export function findTitleObstacle({ application, replacedBefore, settings, now }: Question): TitleObstacle | null {
  const { status, issuedAt } = application;
  if (status === 'reversing') return 'reversing';
  if ((status !== 'issued' && status !== 'partially_reversed') || issuedAt === null) return 'not_issued';
  if (issuedAt.getTime() + settings['invoice.reissueDays'] * dayMs <= now.getTime()) return 'too_late';
  return replacedBefore >= settings['invoice.reissueTimes'] ? 'too_often' : null;
}
