import type { Locale } from '#lib/i18n/locales.ts';
import { hasSentence, sentence } from '#lib/i18n/server-sentences.ts';
import { iconAddress } from '#lib/look/icon-address.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import type { ServerContext } from '../db/context.ts';
import { liveIcon } from '../files/index.ts';
import { derivePalettes, getLiveLook, getSettings } from '../site/index.ts';
import { renderMail } from './mail/mail-html.ts';
import { toMailParts } from './mail/mail-parts.ts';
import { noticeWords } from './notice-words.ts';
import { valuesForReader } from './reader-values.ts';
import type { outboxMessages } from './tables.ts';

export interface WordedMessage {
  /** The same however often it is tried; missing: nobody may recognise it. */
  id?: string;
  channel: 'email' | 'mobile';
  recipient: string;
  locale: Locale;
  subject: string;
  body: string;
  /** A mail in the shop's look, with the words of `body`. */
  html?: string;
  /** Which text it is, and what fills it: providers of text messages have the words themselves. */
  template: string;
  values?: Readonly<Record<string, string | number>>;
}

type Values = Record<string, string | number>;
type OutboxRow = Pick<
  typeof outboxMessages.$inferSelect,
  'id' | 'createdAt' | 'channel' | 'recipient' | 'locale' | 'template' | 'values'
>;

/** Chooses the words of a queued message, in its reader's language. */
export async function wordMessage(ctx: ServerContext, row: OutboxRow): Promise<WordedMessage> {
  const settings = await getSettings(ctx);
  const { channel, recipient, locale, template } = row;
  const given = valuesForReader(row.values as Values, locale);
  const notice = template === 'Notice' ? wordNotice(ctx, locale, given) : {};
  const address = `${ctx.env.PUBLIC_URL}${given.link ?? ''}`;
  const values: Values = { address, ...given, ...notice, site: settings['site.name'][locale] };
  values.purpose = purposeOf(locale, values);
  const id = `outbox.${row.id}.${row.createdAt.getTime()}`;
  const reader = { id, channel, recipient, locale, template };
  if (channel === 'mobile') {
    return { ...reader, values, subject: '', body: sentence(locale, `api.sms${template}`, values) };
  }
  return { ...reader, ...wordMail({ locale, template, values, look: await mailLook(ctx) }) };
}

interface Mail {
  locale: Locale;
  template: string;
  values: Values;
  look: Pick<Parameters<typeof renderMail>[0], 'palettes' | 'icon'>;
}

/** The shop's colours, and its icon where readers can fetch it. */
async function mailLook(ctx: ServerContext): Promise<Mail['look']> {
  const [settings, { look }, icon] = await Promise.all([getSettings(ctx), getLiveLook(ctx), liveIcon(ctx)]);
  const address = fileAddress(settings['site.cdnUrl'], iconAddress(icon, 'home'));
  const isReached = ctx.env.IS_PUBLIC_URL_SET;
  return { palettes: derivePalettes(look), icon: isReached ? new URL(address, ctx.env.PUBLIC_URL).href : undefined };
}

function wordMail({ locale, template, values, look }: Mail) {
  const say = (key: string, more?: Values) => sentence(locale, `api.${key}`, { ...values, ...more });
  const title = say(`mailTitle${template}`);
  const body = say(`mailBody${template}`);
  const site = String(values.site);
  const [code, links] = [values.code, values.links].map((value) => (value === undefined ? undefined : String(value)));
  const isAction = hasSentence(`api.mailAction${template}`);
  const html = renderMail({
    locale,
    site,
    title,
    parts: toMailParts(body, site, { code, links, address: isAction ? String(values.address) : undefined }),
    action: { label: isAction ? say(`mailAction${template}`) : '', otherwise: say('mailActionElse') },
    footer: say('mailAutomatic'),
    ...look,
  });
  return { subject: say('mailSubject', { title }), body, html };
}

/** An inbox message for a reader outside: its own words, and the whole address of what it is about. */
function wordNotice({ env }: ServerContext, locale: Locale, values: Values) {
  const { title, body } = noticeWords(String(values.noticeEvent), locale, values);
  return { title, text: body, address: `${env.PUBLIC_URL}${values.noticeLink}` };
}

/** What a code is for, in words; the texts name it so that nobody is talked out of a code for something else. */
function purposeOf(locale: Locale, values: Values): string {
  const keys: Record<string, string> = {
    user_register: 'codePurposeRegister',
    user_retrieve_pwd: 'codePurposePassword',
    user_change_email: 'codePurposeChange',
    user_change_mobile: 'codePurposeChange',
    user_email_verify: 'codePurposeVerify',
    user_mobile_verify: 'codePurposeVerify',
  };
  return sentence(locale, `api.${keys[String(values.event)] ?? 'codePurposeVerify'}`);
}
