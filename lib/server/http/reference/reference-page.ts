import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { escapeMarkup } from '#lib/utils/escape-markup.ts';
import type { CallName } from '../examples/example.ts';
import { recordedExamples } from '../examples/recorded-examples.ts';
import { describeApi } from '../openapi/openapi.ts';
import type { RegisteredRoute } from '../serve.ts';
import { anchorOf, groupCalls, hrefOf } from './call-groups.ts';
import { callSection, linkOf } from './call-section.ts';
import type { Operation } from './field-rows.ts';
import { frame, type Say } from './frame.ts';
import { guide, guideSections } from './guide.ts';
import { inline } from './inline.ts';

interface Shown {
  /** The calls of one area; undefined: what holds for all, and where they are. */
  area?: string | undefined;
  /** Where the shop is reached. */
  address: string;
  /** Calls that one address may make. */
  perMinute: number;
}

/** The reference, a page for what holds for all calls and one for each area: all in one would be megabytes. */
export function renderReference(
  routes: RegisteredRoute[],
  locale: Locale,
  shown: Shown = { address: 'https://shop.example', perMinute: 1200 },
): string {
  const say: Say = (key, values) =>
    inline(sentence(locale, `integrationsReference.${key}`, { call: '{call}', ...values }));
  const groups = groupCalls(routes);
  const own = shown.area === undefined ? undefined : groups.get(shown.area);
  const nav = navOf(groups, say, { locale, area: own && shown.area });
  if (!own) {
    const main = `<h1>${say('title')}</h1><p>${say('lead', { count: routes.length })}</p>${guide(say, { locale, perMinute: shown.perMinute })}${indexOf(groups, say, locale)}`;
    return frame(say, { locale, title: say('title'), nav, main });
  }
  const title = escapeMarkup(shown.area ?? '');
  const main = `<h1>${title}</h1><p class="soft">${say('callsCount', { count: own.length })}</p>${sectionsOf(own, { routes, say, shown, locale })}`;
  return frame(say, { locale, title: `${title} · ${say('title')}`, nav, main, area: shown.area });
}

type Groups = Map<string, RegisteredRoute[]>;

function navOf(groups: Groups, say: Say, { locale, area }: { locale: Locale; area: string | undefined }): string {
  const here = (isHere: boolean) => (isHere ? ' aria-current="page"' : '');
  const sections = guideSections.map((name) => `<li><a href="${hrefOf(locale)}#${name}">${say(name)}</a></li>`);
  const areas = [...groups.keys()].map(
    (group) => `<li><a href="${hrefOf(locale, group)}"${here(group === area)}>${escapeMarkup(group)}</a></li>`,
  );
  return `<ul><li><a href="${hrefOf(locale)}"${here(area === undefined)}>${say('overview')}</a></li>${sections.join('')}</ul><ul>${areas.join('')}</ul>`;
}

function indexOf(groups: Groups, say: Say, locale: Locale): string {
  const parts = [...groups].map(([group, routes]) => {
    const calls = routes.map((route) => {
      const { method, path, summary } = route.entry;
      const link = `<a href="${hrefOf(locale, group)}#${escapeMarkup(anchorOf(route))}"><b>${method.toUpperCase()}</b> ${escapeMarkup(path)}</a>`;
      return `<li>${link} <span lang="en">${escapeMarkup(summary)}</span></li>`;
    });
    const count = say('callsCount', { count: routes.length });
    return `<details><summary>${escapeMarkup(group)} · ${count}</summary><ul class="calls">${calls.join('')}</ul></details>`;
  });
  return `<section id="calls"><h2>${say('calls')}</h2>${parts.join('')}</section>`;
}

function sectionsOf(
  own: RegisteredRoute[],
  { routes, say, shown, locale }: { routes: RegisteredRoute[]; say: Say; shown: Shown; locale: Locale },
): string {
  const byName = new Map(routes.map((route) => [`${route.entry.method} ${route.entry.path}`, route]));
  const linkTo = (call: CallName) => {
    const route = byName.get(call);
    return route ? linkOf(route, locale) : escapeMarkup(call);
  };
  const document = describeApi(own) as { paths: Record<string, Record<string, Operation>> };
  const sections = own.map((route) => {
    const { method, path } = route.entry;
    const operation = document.paths[path]?.[method];
    const example = recordedExamples().get(`${method} ${path}` as CallName);
    return operation ? callSection({ route, operation, example, address: shown.address }, say, linkTo) : '';
  });
  return sections.join('\n');
}
