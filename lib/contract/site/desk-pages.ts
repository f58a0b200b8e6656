import { z } from 'zod';
import { defaultLocale, locales } from '#lib/i18n/locales.ts';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, noQuery, typedText, unixSeconds } from '../fields.ts';
import { eachLanguage } from '../texts.ts';
import { isSeen } from '../typed-text.ts';
import { pagePlaceBody } from './desk-blocks.ts';

const text = z.object({
  title: typedText().max(120, 'tooLong').pipe(lineOfText(120)).default(''),
  description: typedText().max(300, 'tooLong').default(''),
  /** HTML; what pages are not made of is dropped. */
  body: z.string().max(200_000, 'tooLong').default(''),
});

/** Whether HTML shows anything: blanks and characters that draw nothing are no content, however they are written. */
const hasContent = (html: string) =>
  /<(?:img|hr|video|table)\b/i.test(html) ||
  isSeen(
    html
      .replace(/<[^>]*>|&(?:nbsp|shy|zwj|zwnj|lrm|rlm|ZeroWidthSpace|NoBreak);/g, '')
      .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex, decimal) =>
        toCharacter(hex ? parseInt(hex, 16) : Number(decimal)),
      ),
  );

const toCharacter = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '?');

/** The default language has to be there; another one shows it where it is missing. */
const texts = eachLanguage(text, text.prefault({})).superRefine((all, context) => {
  for (const locale of locales) {
    const { title, body } = all[locale];
    const isNeeded = locale === defaultLocale;
    const refuse = (field: 'title' | 'body', message: string) =>
      context.addIssue({ code: 'custom', message, path: [locale, field] });
    if (title === '' && (isNeeded || body !== '')) refuse('title', 'required');
    if ((title !== '' || isNeeded) && !hasContent(body)) refuse('body', 'editorRequired');
  }
});

const page = z.object({
  id: z.int(),
  url: z.string(),
  title: z.string(),
  is_published: z.boolean(),
  sort: z.int(),
  /** Languages it has texts in. */
  locales: z.array(z.string()),
  update_time: unixSeconds,
  version: z.int(),
  /** Blocks of its draft that nobody is shown. */
  faults: z.int(),
});
export type DeskPage = z.output<typeof page>;

export const operatorPages = endpoint({
  method: 'get',
  path: '/api/operator/page/list',
  summary: 'All content pages, published or not, in footer order',
  query: noQuery,
  data: z.object({
    list: z.array(page),
    /** Blocks of the home page's draft that nobody is shown. */
    home_faults: z.int(),
  }),
});

export const operatorPage = endpoint({
  method: 'get',
  path: '/api/operator/page/info',
  summary: 'One content page with its texts in every language',
  query: z.object({ id: idField }),
  data: page.extend({ texts: eachLanguage(text) }),
});

const pageSaveBody = pagePlaceBody.extend({ texts });

export const operatorPageSave = endpoint({
  method: 'post',
  path: '/api/operator/page/save',
  summary: 'Creates or updates a content page, immediately visible to visitors',
  body: pageSaveBody,
  bounds: { bytes: 1024 * 1024 },
  stale: ['/api/operator/page/list'],
  data: z.object({ id: z.int(), version: z.int() }),
});

export const operatorPageRemove = endpoint({
  method: 'post',
  path: '/api/operator/page/remove',
  summary: 'Deletes a content page; links to it no longer work',
  body: z.object({ id: idField }),
  stale: ['/api/operator/page/list'],
});
