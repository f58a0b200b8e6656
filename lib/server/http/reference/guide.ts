import fs from 'node:fs';
import path from 'node:path';
import { keyLimits } from '#lib/contract/integrations/key-limits.ts';
import { testType, typesOf } from '#lib/contract/integrations/webhook-events.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { escapeMarkup } from '#lib/utils/escape-markup.ts';
import { describeWebhooks } from '../openapi/openapi-webhooks.ts';
import { keyVariable, tokenVariable } from './curl-line.ts';
import { copyable, type Say } from './frame.ts';
import { jsonText } from './inline.ts';

export const guideSections = ['auth', 'errors', 'limits', 'paging', 'webhooks'] as const;

const verifying = fs.readFileSync(path.join(import.meta.dirname, 'verify-webhook.example.mjs'), 'utf8').trim();

/** What holds for all calls: who asks, what is answered, how often, page by page, and what we tell by ourselves. */
export function guide(say: Say, { locale, perMinute }: { locale: Locale; perMinute: number }): string {
  const parts: Record<(typeof guideSections)[number], string> = {
    auth: auth(say),
    errors: errors(say),
    limits: `${text(say('limitsText', { usual: keyLimits.usualPerMinute, address: perMinute }))}${text(say('limitsOnce'))}`,
    paging: `${text(say('pagingPages'))}${text(say('pagingKeys'))}`,
    webhooks: webhooks(say, locale),
  };
  return guideSections.map((name) => `<section id="${name}"><h2>${say(name)}</h2>${parts[name]}</section>`).join('');
}

const text = (markup: string) => `<p>${markup}</p>`;

function auth(say: Say): string {
  const kinds = ['authKey', 'authToken', 'authNone'].map((key) => `<li>${say(key)}</li>`).join('');
  const variables = `export ${keyVariable}='sfk_…'\nexport ${tokenVariable}='…'`;
  return `${text(say('authText'))}<ul>${kinds}</ul>${text(say('authBoth'))}${text(say('authVariables'))}
${copyable(say, { id: 'variables', text: escapeMarkup(variables), label: say('copyCode'), name: say('authVariables') })}`;
}

function errors(say: Say): string {
  const rows = [
    ['1', '200', 'error1'],
    ['0', '200', 'error0'],
    ['303', '200', 'error303'],
    ['409', '200', 'error409'],
    ['401', '200', 'error401'],
    ['401', '401', 'errorKey401'],
    ['401', '403', 'errorKey403'],
    ['0', '400, 413, 415', 'errorInput'],
    ['0', '404, 405', 'errorPath'],
    ['0', '429', 'errorLimit'],
    ['0', '500, 503', 'errorServer'],
  ] as const;
  const body = rows.map(([code, status, key]) => [`<code>${code}</code>`, status, say(key)]);
  return `${text(say('errorsText'))}${table([say('code'), say('status'), say('meaning')], body)}`;
}

function webhooks(say: Say, locale: Locale): string {
  const described = describeWebhooks() as Record<string, { post: { requestBody: { content: Described } } }>;
  const ofStores = new Set<string>(typesOf('store'));
  const body = [...typesOf('desk'), testType].map((type) => {
    const data = described[type]?.post.requestBody.content['application/json'].schema.properties.data.properties ?? {};
    const words = escapeMarkup(sentence(locale, `webhookTypes.${type.replace('.', '_')}`));
    const note = ofStores.has(type) || type === testType ? '' : ` <span class="soft">(${say('deskOnly')})</span>`;
    return [`<code>${type}</code>`, words + note, `<code>${Object.keys(data).join(', ')}</code>`];
  });
  const message = { type: 'order.paid', version: 1, timestamp: '2026-11-26T08:15:30.000Z', data: orderPaid };
  return `${text(say('webhooksText'))}${table([say('event'), say('eventWhen'), say('eventData')], body)}
<h3>${say('message')}</h3><pre tabindex="0" role="group" aria-label="${say('message')}">${jsonText(message)}</pre>
${text(say('headers'))}<h3>${say('verify')}</h3>${text(say('verifyText'))}
${copyable(say, { id: 'verifying', text: escapeMarkup(verifying), label: say('copyCode'), name: say('verify') })}${text(say('retries'))}`;
}

const orderPaid = { number: 'SO26112604417390', state: 'paid', payment_state: 'paid', store_id: 1 };

interface Described {
  'application/json': { schema: { properties: { data: { properties: Record<string, unknown> } } } };
}

function table(head: string[], body: string[][]): string {
  const cells = body.map(
    ([first = '', ...rest]) =>
      `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<div class="scroll"><table><thead><tr>${head.map((word) => `<th scope="col">${word}</th>`).join('')}</tr></thead><tbody>${cells.join('')}</tbody></table></div>`;
}
