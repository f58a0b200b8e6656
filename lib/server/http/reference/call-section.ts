import type { ScopesByTopic } from '#lib/contract/integrations/upload-scopes.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { escapeMarkup } from '#lib/utils/escape-markup.ts';
import { callerOf } from '../examples/callers.ts';
import type { CallName, Example, Source } from '../examples/example.ts';
import { scopeOf } from '../scope/require-key-may.ts';
import type { RegisteredRoute } from '../serve.ts';
import { anchorOf, groupOf, hrefOf } from './call-groups.ts';
import { curlLine } from './curl-line.ts';
import { fieldRows, type Operation } from './field-rows.ts';
import { copyable, type Say } from './frame.ts';
import { inline, jsonText } from './inline.ts';
import { schemaText } from './schema-text.ts';

interface ShownCall {
  route: RegisteredRoute;
  operation: Operation;
  example: Example | undefined;
  /** Where the shop is reached. */
  address: string;
}

/** Everything about one call: who may make it, the line to type, what goes in and what comes out. */
export function callSection(call: ShownCall, say: Say, linkTo: (call: CallName) => string): string {
  const { route, operation, example } = call;
  const { method, path, isOnce } = route.entry;
  const name = `${method.toUpperCase()} ${path}`;
  const id = anchorOf(route);
  const line = escapeMarkup(
    curlLine({ entry: route.entry, caller: callerOf(route), request: example?.request ?? {}, address: call.address }),
  );
  const label = say('copyOf', { call: name });
  return `<section class="call" id="${escapeMarkup(id)}"><h2 class="call"><span class="method">${method.toUpperCase()}</span> <a href="#${escapeMarkup(id)}">${escapeMarkup(path)}</a></h2>
<p lang="en">${inline(operation.summary)}</p>${whoMay(route, say)}
${example?.outcome ? `<p class="soft">${say(example.outcome)}</p>` : ''}${isOnce ? `<p class="soft">${say('isOnce')}</p>` : ''}${example?.after ? `<p class="soft">${say('after').replace('{call}', linkTo(example.after))}</p>` : ''}
${copyable(say, { id: `line-${escapeMarkup(id)}`, text: line, label, name: say('curl') })}${lineOfProgram(call, say, id)}
${requestPart(call, say, linkTo)}${answerPart(call, say)}</section>`;
}

function whoMay(route: RegisteredRoute, say: Say): string {
  const { guard, isForPeople, entry, byTopic } = route;
  const scope = isForPeople ? undefined : scopeOf(guard, entry);
  const words = [
    personWho(route, say),
    ...(scope ? [say('mayKey', { scope })] : []),
    ...topicsOf(byTopic).map(({ side, topic, scopes }) =>
      say(side === 'store' ? 'mayStoreKeyAbout' : 'mayDeskKeyAbout', { topic, scope: scopes.join('` / `') }),
    ),
  ];
  return `<ul class="who">${words.map((word) => `<li>${word}</li>`).join('')}</ul>`;
}

/** For which topics programs make a call, side by side. */
const topicsOf = (byTopic: ScopesByTopic | undefined) =>
  (['store', 'desk'] as const).flatMap((side) =>
    Object.entries(byTopic?.[side] ?? {}).map(([topic, scopes]) => ({ side, topic, scopes })),
  );

/** The line of a program where the topic decides: of the first that there is. */
function lineOfProgram({ route, address, example }: ShownCall, say: Say, id: string): string {
  const [first] = topicsOf(route.byTopic);
  const scope = first?.scopes[0];
  if (!first || !scope) return '';
  const { entry } = route;
  const text = escapeMarkup(
    curlLine({
      entry: { ...entry, path: `${entry.path}?topic=${first.topic}` as typeof entry.path },
      caller: { side: first.side, scope },
      request: example?.request ?? {},
      address,
    }),
  );
  const label = say('copyOfKey', { call: `${entry.method.toUpperCase()} ${entry.path}` });
  return copyable(say, { id: `key-line-${escapeMarkup(id)}`, text, label, name: say('curlOfKey') });
}

function personWho({ guard }: RegisteredRoute, say: Say): string {
  if (guard === 'public') return say('mayGuest');
  if (guard === 'login') return say('mayCustomer');
  if ('store' in guard) return say('mayStore', { node: guard.store });
  return say(guard.node.startsWith('operator/') ? 'mayOperator' : 'mayNode', { node: guard.node });
}

function requestPart({ operation, example, route }: ShownCall, say: Say, linkTo: (call: CallName) => string): string {
  const rows = fieldRows(operation);
  if (rows.length === 0) return '';
  const head = [say('field'), say('type'), say('needed'), say('from')].map((word) => `<th scope="col">${word}</th>`);
  const body = rows.map(({ name, type, isNeeded }) => {
    const origin = route.entry.upload === name ? say('fromFile') : sayOrigin(originOf(example, name), say, linkTo);
    return `<tr><th scope="row"><code>${escapeMarkup(name)}</code></th><td><code>${escapeMarkup(type)}</code></td><td>${say(isNeeded ? 'yes' : 'no')}</td><td>${origin}</td></tr>`;
  });
  const shown =
    example && route.entry.method === 'post' && !route.entry.upload
      ? `<h3>${say('requestExample')}</h3><pre tabindex="0" role="group" aria-label="${say('requestExample')}">${jsonText(example.request)}</pre>`
      : '';
  return `<details><summary>${say('request')} (${rows.length})</summary><div class="scroll"><table class="fields"><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>${shown}</details>`;
}

/** Of a field, or of what is in it. */
function originOf(example: Example | undefined, name: string): Source | undefined {
  const entries = Object.entries(example?.from ?? {});
  return entries.find(([place]) => place === name || place.startsWith(`${name}.`))?.[1];
}

function sayOrigin(source: Source | undefined, say: Say, linkTo: (call: CallName) => string): string {
  if (!source) return '';
  if ('now' in source) return say('fromNow');
  if ('before' in source)
    return source.before === 'request' ? say('fromRequest') : say('fromAnswer', { at: source.at });
  return say('fromCall', { at: source.at.replace(/\b\d+\b/g, '[]').replaceAll('.[]', '[]') }).replace(
    '{call}',
    linkTo(source.call),
  );
}

function answerPart({ operation, example, route }: ShownCall, say: Say): string {
  const { file } = route.entry;
  if (file === 'text/event-stream') return `<p class="soft">${inline(say('answerStream'))}</p>`;
  if (example?.type) return `<p class="soft">${say('answerExampleFile', { type: example.type })}</p>`;
  const schema = Object.values(operation.responses['200']?.content ?? {})[0]?.schema;
  const fields = schema
    ? `<details><summary>${say('answerSchema')}</summary><pre tabindex="0" role="group" aria-label="${say('answerSchema')}">${escapeMarkup(schemaText(schema))}</pre></details>`
    : '';
  if (!example?.answer) return fields;
  return `<details><summary>${say('answerExample')}</summary><pre tabindex="0" role="group" aria-label="${say('answerExample')}">${jsonText(example.answer)}</pre><p class="soft">${say('answerShort')}</p></details>${fields}`;
}

/** A call by its name, as a link to where it is described. */
export const linkOf = (route: RegisteredRoute, locale: Locale): string => {
  const { method, path } = route.entry;
  return `<a href="${hrefOf(locale, groupOf(route))}#${escapeMarkup(anchorOf(route))}"><code>${method.toUpperCase()} ${escapeMarkup(path)}</code></a>`;
};
