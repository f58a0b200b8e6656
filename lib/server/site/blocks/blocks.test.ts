import { describe, expect, it } from '@jest/globals';
import { sentBlocks } from '#lib/contract/site/blocks/block-schema.ts';
import { blockKinds } from '#lib/contract/site/blocks/kinds.ts';
import type { LooseBlock } from '#lib/contract/site/blocks/walk-fields.ts';
import type { Settings } from '../settings-schema.ts';
import { settingSchemas } from '../settings-schema.ts';
import { bodyOfContent } from './body-of-content.ts';
import { cleanBlocks } from './clean-blocks.ts';
import { fillPromises } from './fill-promises.ts';
import { missingTexts } from './missing-texts.ts';
import { readBlocks } from './read-blocks.ts';
import { showContent } from './show-content.ts';

const preset = Object.fromEntries(
  Object.entries(settingSchemas).map(([key, schema]) => [key, schema.parse(undefined)]),
) as unknown as Settings;
const settings = { ...preset, 'referral.level1Bp': 750, 'aftersale.windowDays': 20, 'aftersale.noReasonDays': 9 };
const both = (chinese: string, english: string) => ({ 'zh-cn': chinese, en: english });
const block = (kind: string, fields: object, rest: object = {}): LooseBlock => ({
  id: `b-${kind}`.replace('_', '-'),
  kind,
  fields: fields as Record<string, unknown>,
  ...rest,
});
const show = (blocks: unknown[], locale: 'zh-cn' | 'en' = 'en', over: Partial<Settings> = {}) =>
  showContent(
    { title: {}, description: {}, blocks: blocks as LooseBlock[] },
    { locale, settings: { ...settings, ...over } },
  ).blocks;
const faultsOf = (blocks: unknown[]) =>
  sentBlocks.safeParse(blocks).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('blocks that cannot be shown', () => {
  const good = block('rich_text', { html: both('<p>好</p>', '<p>Good</p>') });

  it.each([
    ['of a kind nobody knows', block('carousel', {}), 'unknown'],
    ['of a kind called like a property of every object', block('constructor', {}), 'unknown'],
    ['with what does not fit its kind', block('facts', { facts: 'many' }), 'broken'],
    ['with a link that runs', block('banner', { link: 'javascript:alert(1)' }), 'broken'],
    ['that is none', null, 'unknown'],
    ['that is a number', 7, 'unknown'],
  ])('one %s is left out and named, the others are shown', (_, bad, reason) => {
    const { blocks, faults } = readBlocks([bad, good]);
    expect(blocks.map(({ kind }) => kind)).toEqual(['rich_text']);
    expect(faults).toMatchObject([{ reason }]);
    expect(show([bad, good])).toHaveLength(1);
  });

  it('take nothing from the others of their column', () => {
    const columns = block('columns', { columns: [[block('carousel', {}), good], [good]] });
    const { blocks, faults } = readBlocks([columns]);
    expect(faults).toMatchObject([{ kind: 'carousel', reason: 'unknown' }]);
    expect(blocks[0]?.fields.columns).toMatchObject([[{ kind: 'rich_text' }], [{ kind: 'rich_text' }]]);
  });

  it('hold no columns in columns', () => {
    const inner = block('columns', { columns: [] });
    expect(faultsOf([block('columns', { columns: [[inner]] })])).not.toEqual([]);
  });

  it.each([[undefined], [null], ['<p>'], [{}]])('a page that is %j shows nothing', (stored) => {
    expect(readBlocks(stored)).toEqual({ blocks: [], faults: [] });
  });
});

describe('what visitors get of a block', () => {
  it('is in their language, and text by text in another where that has none', () => {
    const facts = [{ title: both('含税', 'With tax'), text: both('都含税', '') }];
    const [shown] = show([block('facts', { title: both('标题', 'Title'), facts })]);
    expect(shown?.fields).toEqual({ title: 'Title', facts: [{ title: 'With tax', text: '都含税' }] });
  });

  it('is nothing while it is hidden, alone or in a column', () => {
    const hidden = block('rich_text', { html: both('<p>x</p>', '') }, { is_hidden: true });
    expect(show([hidden])).toEqual([]);
    expect(show([block('columns', { columns: [[hidden]] })])).toMatchObject([{ fields: { columns: [[]] } }]);
  });

  it('has its files at the CDN where there is one', () => {
    const source = { type: 'image/webp', srcset: '/storage/page/a-1.webp 320w, /storage/page/a-2.webp 640w' };
    const picture = { file: 3, url: '/storage/page/aaaaaaaa.webp', width: 640, height: 480, sources: [source] };
    const [shown] = show([block('hero', { title: both('一', ''), picture })], 'en', {
      'site.cdnUrl': 'https://cdn.example',
    });
    expect(shown).toMatchObject({
      fields: {
        picture: {
          url: 'https://cdn.example/storage/page/aaaaaaaa.webp',
          sources: [
            {
              srcset: 'https://cdn.example/storage/page/a-1.webp 320w, https://cdn.example/storage/page/a-2.webp 640w',
            },
          ],
        },
      },
    });
  });

  it('fills in what a field of a later release has', () => {
    expect(show([block('products', {})])).toMatchObject([{ fields: { source: 'best', limit: 8, tone: 'paper' } }]);
  });

  it.each(Object.keys(blockKinds))('of an empty one of the kind %s breaks nothing', (kind) => {
    expect(show([block(kind, {})])).toMatchObject([{ kind }]);
  });
});

describe('figures that promise something', () => {
  it.each([
    ['You earn {commission}', 'en', 'You earn 7.5%'],
    ['within {faultDays} days', 'en', 'within 20 days'],
    ['within {faultDays, words} days', 'en', 'within 20 days'],
    ['{returnDays} 天', 'zh-cn', '9 天'],
    ['{faultDays, words}天', 'zh-cn', '二十天'],
    ['{quoteDays, words}天', 'zh-cn', '三十天'],
    ['{payMinutes}', 'zh-cn', '30'],
    ['{faultDays, unit}', 'en', '20 days'],
    ['{aftersale_windowDays}', 'en', '20'],
    ['{order_confirmDigitalDays, unit}', 'en', '1 day'],
    ['{points_expireMonths, unit}', 'en', '12 months'],
    ['{site_leadReplyDays, workingDays}', 'en', '1 working day'],
    ['{invoiceDays, workingDays}', 'zh-cn', '3 个工作日'],
    ['{withdraw_maxFen, money}', 'en', '20,000.00'],
    ['{freeShipping}', 'zh-cn', '299'],
    ['{points_maxShareBp, words}', 'zh-cn', '20%'],
  ] as const)('%j is in %s %j', (text, locale, shown) => {
    expect(fillPromises(text, { settings, locale })).toBe(shown);
  });

  it.each([
    '{',
    '{}',
    '{name}',
    '{commission',
    '{{0}}',
    '{constructor}',
    '{ commission }',
    '{faultDays, days}',
    '{site_name}',
  ])('braces that are none of ours stay: %j', (text) =>
    expect(fillPromises(text, { settings, locale: 'en' })).toBe(text),
  );
});

describe('what an editor sends', () => {
  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'evil.example',
    'https://a b',
  ])('is refused with the link %j, at its field', (link) => {
    expect(faultsOf([block('banner', { title: both('一', ''), link })])).toEqual(['0.fields.link link']);
  });

  it.each([
    '',
    '/product',
    '/page/help#part-2',
    'https://example.com/a?b=c',
    'mailto:a@b.example',
    'tel:+86 571',
    '#top',
  ])('may have the link %j', (link) =>
    expect(faultsOf([block('banner', { title: both('一', ''), link })])).toEqual([]),
  );

  it('is cleaned where it is HTML, and is text where it is text', () => {
    const html = both(
      '<p onclick="x()">a<script>x()</script><a href="javascript:x()">b</a></p>',
      '<iframe src=x></iframe>',
    );
    const [clean] = cleanBlocks([block('rich_text', { html })], []);
    expect(clean?.fields.html).toEqual(both('<p>a<a>b</a></p>', ''));
    const [banner] = cleanBlocks([block('banner', { title: both('<b>{commission}</b>', '') })], []);
    expect(banner?.fields.title).toEqual(both('<b>{commission}</b>', ''));
  });

  it.each([
    ['a line of 100 kB', block('banner', { title: both('x'.repeat(100_000), '') }), '0.fields.title.zh-cn tooLong'],
    ['a text of 300 kB', block('rich_text', { html: both('', 'x'.repeat(300_000)) }), '0.fields.html.en tooLong'],
    ['a line with a line break', block('banner', { title: both('a\nb', '') }), '0.fields.title.zh-cn invalid'],
    ['letters that turn', block('banner', { title: both('a\u202Eb', '') }), '0.fields.title.zh-cn directionMarks'],
    ['a row of none', block('products', { limit: 0 }), '0.fields.limit specMinimum'],
    ['a choice of its own', block('products', { source: 'mine' }), '0.fields.source choice'],
    [
      'a picture from elsewhere',
      block('hero', { picture: { url: 'https://evil.example/x.png' } }),
      '0.fields.picture.url file',
    ],
    ['a private file', block('video', { video: '/storage/private/voucher/x/aaaaaaaa.mp4' }), '0.fields.video file'],
    ['something that climbs', block('video', { video: '/storage/../../etc/passwd.mp4' }), '0.fields.video file'],
  ])('is refused with %s, at its field', (_, sent, fault) => {
    expect(faultsOf([sent])).toEqual([fault]);
  });

  it('keeps a block of a kind that is not known, and takes no new one', () => {
    const unknown = block('carousel', { speed: 3 });
    expect(cleanBlocks([{ ...unknown, fields: { speed: 9 } }], [unknown])).toEqual([unknown]);
    expect(() => cleanBlocks([unknown], [])).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  });

  it('is refused where two blocks have one id', () => {
    const one = block('rich_text', {});
    expect(() => cleanBlocks([one, one], [])).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  });
});

describe('a page that is to be published', () => {
  it('names what is missing in the default language, at its field', () => {
    const faq = block('questions', { questions: [{ question: both('', 'Why?'), answer: both('<p></p>', '') }] });
    const blocks = readBlocks([faq, block('columns', { columns: [[block('banner', {})]] })]).blocks;
    expect(Object.keys(missingTexts(blocks))).toEqual([
      'blocks.0.fields.questions.0.question.zh-cn',
      'blocks.0.fields.questions.0.answer.zh-cn',
      'blocks.1.fields.columns.0.0.fields.title.zh-cn',
    ]);
  });

  it('waits for nothing in what is hidden, in columns neither', () => {
    const empty = (is_hidden: boolean) => block('banner', {}, { is_hidden });
    const columns = block('columns', { columns: [[empty(true), empty(false)]] });
    const hiddenColumns = block('columns', { columns: [[empty(false)]] }, { is_hidden: true });
    const blocks = readBlocks([empty(true), columns, hiddenColumns]).blocks;
    expect(Object.keys(missingTexts(blocks))).toEqual(['blocks.1.fields.columns.0.1.fields.title.zh-cn']);
  });
});

it('the words of blocks as one text are clean, with their names as headings', () => {
  const blocks = [
    block('banner', { title: both('<优惠>', ''), text: both('a & b', ''), action: both('去', '') }),
    block('rich_text', { html: both('<p>正文</p>', '') }),
    block('rich_text', { html: both('<p>隐</p>', '') }, { is_hidden: true }),
  ];
  expect(bodyOfContent({ title: {}, description: {}, blocks }, 'zh-cn')).toBe(
    '<h2>&lt;优惠&gt;</h2>\n<p>a &amp; b</p>\n<p>正文</p>',
  );
});
