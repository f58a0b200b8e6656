import { z } from 'zod';
import { shopDay } from '../../../kernel/clock.ts';
import type { IssueAnswer, IssueOrder, RedAnswer } from '../provider.ts';
import { fapiaoIdOf } from './application-body.ts';

const document = z.object({
  fapiao_code: z.string().max(12).default(''),
  fapiao_number: z.string().min(1).max(20),
  check_code: z.string().default(''),
  fapiao_time: z.string(),
});

const fapiao = z.object({
  fapiao_id: z.string(),
  status: z.string().max(60),
  fail_reason: z.string().optional(),
  blue_fapiao: document.optional(),
  red_fapiao: document.optional(),
  card_information: z.object({ card_openid: z.string().default('') }).optional(),
  total_amount: z.int().optional(),
  seller_information: z.object({ taxpayer_id: z.string().optional() }).optional(),
  buyer_information: z.object({ name: z.string(), taxpayer_id: z.string().default('') }).optional(),
  extra_information: z.object({ drawer: z.string().optional() }).optional(),
});
export type Fapiao = z.output<typeof fapiao>;

const application = z.object({ fapiao_information: z.array(fapiao).default([]) });

export const readFapiaos = (answer: unknown): Fapiao[] => application.parse(answer ?? {}).fapiao_information;

/** In which a blue document exists, whatever has become of it since. */
const issued = ['ISSUED', 'REVERSE_ACCEPTED', 'REVERSED'];

/**
 * What has come of an application: a document of an earlier round, too, for it exists. No page of the documentation names the
 * status of one that could not be issued; whatever says FAIL is taken for it, and anything unknown for not done yet.
 */
export function toIssueAnswer(fapiaos: readonly Fapiao[], order: IssueOrder): IssueAnswer | undefined {
  const done = fapiaos.find(({ status, blue_fapiao }) => issued.includes(status) && blue_fapiao);
  if (done?.blue_fapiao) return { status: 'issued', facts: toFacts(done, done.blue_fapiao) };
  const asked = fapiaos.find(({ fapiao_id }) => fapiao_id === fapiaoIdOf(order));
  if (!asked) return undefined;
  if (!asked.status.includes('FAIL')) return { status: 'issuing' };
  return { status: 'failed', code: asked.status, why: asked.fail_reason ?? '' };
}

export function toRedAnswer(blue: Fapiao): RedAnswer | undefined {
  const { status, red_fapiao: red } = blue;
  if (status === 'REVERSED' && red) {
    return { status: 'issued', facts: { ...toDocumentFacts(red), amount: blue.total_amount ?? 0 } };
  }
  if (status.includes('FAIL')) return { status: 'failed', code: status, why: blue.fail_reason ?? '' };
  return status === 'REVERSE_ACCEPTED' || status === 'REVERSED' ? { status: 'pending' } : undefined;
}

function toFacts(said: Fapiao, blue: z.output<typeof document>) {
  return {
    ...toDocumentFacts(blue),
    drawer: said.extra_information?.drawer,
    amount: said.total_amount ?? 0,
    buyerName: said.buyer_information?.name ?? '',
    buyerTaxNo: said.buyer_information?.taxpayer_id ?? '',
    sellerTaxNo: said.seller_information?.taxpayer_id,
  };
}

function toDocumentFacts({ fapiao_code, fapiao_number, check_code, fapiao_time }: z.output<typeof document>) {
  return {
    fapiaoCode: fapiao_code,
    fapiaoNo: fapiao_number,
    checkCode: check_code.slice(0, 32),
    issueDate: shopDay(new Date(fapiao_time)),
  };
}

const files = z.object({
  fapiao_download_info_list: z
    .array(z.object({ fapiao_id: z.string(), download_url: z.url().optional(), status: z.string() }))
    .default([]),
});

/** Where the file of a document lies for half a minute. */
export const readDownloadUrl = (answer: unknown, fapiaoId: string): string | undefined =>
  files.parse(answer ?? {}).fapiao_download_info_list.find(({ fapiao_id }) => fapiao_id === fapiaoId)?.download_url;
