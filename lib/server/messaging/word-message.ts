import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import type { ServerContext } from '../db/context.ts';
import { getSettings } from '../site/index.ts';
import { noticeWords } from './notice-words.ts';
import { valuesForReader } from './reader-values.ts';
import type { outboxMessages } from './tables.ts';

export interface WordedMessage {
  channel: 'email' | 'mobile';
  recipient: string;
  locale: Locale;
  subject: string;
  body: string;
}

type OutboxRow = Pick<typeof outboxMessages.$inferSelect, 'channel' | 'recipient' | 'locale' | 'template' | 'values'>;

/** Chooses the words of a queued message, in its reader's language. */
export async function wordMessage(ctx: ServerContext, row: OutboxRow): Promise<WordedMessage> {
  const settings = await getSettings(ctx);
  const given = valuesForReader(row.values as Record<string, string | number>, row.locale);
  const notice = row.template === 'Notice' ? wordNotice(ctx, row.locale, given) : {};
  const address = `${ctx.env.PUBLIC_URL}${given.link ?? ''}`;
  const values = { address, ...given, ...notice, site: settings['site.name'][row.locale] };
  const purpose = purposeOf(row.locale, values);
  const say = (key: string) => sentence(row.locale, `api.${key}${row.template}`, { ...values, purpose });
  const { channel, recipient, locale } = row;
  if (channel === 'mobile') return { channel, recipient, locale, subject: '', body: say('sms') };
  return { channel, recipient, locale, subject: say('mailSubject'), body: say('mailBody') };
}

/** An inbox message for a reader outside: its own words, and the whole address of what it is about. */
function wordNotice({ env }: ServerContext, locale: Locale, values: Record<string, string | number>) {
  const { title, body } = noticeWords(String(values.noticeEvent), locale, values);
  return { title, text: body, address: `${env.PUBLIC_URL}${values.noticeLink}` };
}

/** What a code is for, in words; the texts name it so that nobody is talked out of a code for something else. */
function purposeOf(locale: Locale, values: Record<string, string | number>): string {
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
