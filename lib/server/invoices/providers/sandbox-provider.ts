import { officialLocale } from '#lib/i18n/languages.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { type Clock, shopDay } from '../../kernel/clock.ts';
import { drawDocumentApart } from '../../kernel/drawing/document/draw-document-apart.ts';
import type { InvoiceProvider, IssueAnswer, IssueOrder, RedOrder } from './provider.ts';
import { wordSample } from './word-sample.ts';

/**
 * What it does otherwise where one of these words stands in the note, the remark or the name of a title, or in the note of a
 * red letter: `silent` does not answer, `refuse` is refused at once, `fail` fails later, `fail-once` only the first time,
 * `slow` never comes to an end.
 */
const words = ['silent', 'refuse', 'fail-once', 'fail', 'slow', 'other-amount'] as const;
type Word = (typeof words)[number];

const findWord = (texts: string[]): Word | undefined =>
  words.find((word) => texts.some((text) => text.includes(`[${word}]`)));

const wordOf = ({ note, remark, title }: IssueOrder) => findWord([note, remark, title.name]);

/**
 * A double for demonstrations and tests: it accepts, and answers when it is asked the next time. It keeps nothing: everything it
 * says follows from the number. Its documents are samples and say so.
 */
export function sandboxInvoices({ clock }: { clock: Clock }): InvoiceProvider {
  return {
    name: 'sandbox',
    isPartOfRed: true,
    findUnfit: ({ medium }) => (medium === 'paper' ? 'medium' : undefined),
    issue: async (order) => {
      const word = heard(wordOf(order));
      return word === 'refuse' ? refusal('REFUSED', 'refused') : { status: 'accepted' };
    },
    query: async (order) => issued(order, heard(wordOf(order)), clock),
    reverse: async ({ note }) =>
      heard(findWord([note])) === 'refuse' ? refusal('REFUSED', 'refused') : { status: 'accepted' },
    queryRed: async (order) => {
      const word = heard(findWord([order.note]));
      if (word === 'slow') return { status: 'pending' };
      if (word === 'fail') return { ...refusal('FAILED', 'failed'), status: 'failed' };
      return { status: 'issued', facts: { ...toFacts(order, clock), amount: order.amount } };
    },
    download: async (document) => [{ format: 'pdf', bytes: await drawDocumentApart(wordSample(document)) }],
  };
}

/** Throws where it is told not to answer. */
function heard(word: Word | undefined): Word | undefined {
  if (word === 'silent') throw new Error('sandbox: told not to answer');
  return word;
}

/** Reasons of providers are in Chinese. */
const refusal = (code: string, key: string) => ({
  status: 'refused' as const,
  code,
  why: sentence(officialLocale, `invoicesSample.${key}`),
});

function issued(order: IssueOrder, word: Word | undefined, clock: Clock): IssueAnswer {
  if (word === 'slow') return { status: 'issuing' };
  if (word === 'fail' || (word === 'fail-once' && order.round === 1)) {
    return { ...refusal('FAILED', 'failed'), status: 'failed' };
  }
  const { amount, title } = order;
  return {
    status: 'issued',
    facts: {
      ...toFacts(order, clock),
      amount: word === 'other-amount' ? amount + 1 : amount,
      buyerName: title.name,
      buyerTaxNo: title.taxNo,
    },
  };
}

/** `SAMPLE` and the digits of our own number: nobody takes it for one of the tax side, which has digits alone. */
const toFacts = ({ no }: Pick<IssueOrder | RedOrder, 'no'>, clock: Clock) => ({
  fapiaoNo: `${no.startsWith('RD') ? 'SAMRED' : 'SAMPLE'}${no.replace(/\D/g, '')}`,
  issueDate: shopDay(clock.now()),
  isSample: true,
});
