import { createHash } from 'node:crypto';
import type { DataOf } from '#lib/contract/endpoint.ts';
import type { siteMaintenance } from '#lib/contract/site/shop-content.ts';
import { bcp47 } from '#lib/i18n/bcp47.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { iconPath } from '#lib/routes/icon-path.ts';
import { localisedPath, paths } from '#lib/routes/paths.ts';
import { escapeMarkup } from '#lib/utils/escape-markup.ts';
import { joinedDigits } from '#lib/utils/joined-digits.ts';

export type Told = DataOf<typeof siteMaintenance>;

const style = `
:root{color-scheme:light dark;--ground:#f6f5f2;--card:#fff;--ink:#1d2430;--soft:#5b6472;--line:#e3e0d9;--link:#1f4fa3}
@media (prefers-color-scheme:dark){:root{--ground:#12161d;--card:#1a2029;--ink:#e8ebf0;--soft:#a3acb9;--line:#2c3440;--link:#9cc0ff}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;align-items:center;justify-content:center;padding:24px 16px;background:var(--ground);color:var(--ink);font:16px/1.7 system-ui,-apple-system,"Segoe UI","PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif}
main{width:100%;max-width:560px;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:40px 32px}
.brand{display:flex;align-items:center;gap:12px;margin:0 0 32px;font-size:18px;font-weight:600}
.brand svg,.brand img{height:36px;width:auto;max-width:160px}
h1,h2{margin:0 0 8px;line-height:1.35;text-wrap:balance}
h1{font-size:26px}
h2{font-size:18px}
p{margin:0 0 8px;overflow-wrap:anywhere}
section+section{margin-top:28px;padding-top:24px;border-top:1px solid var(--line);color:var(--soft)}
.tel{margin-top:28px;padding-top:24px;border-top:1px solid var(--line)}
a{color:var(--link)}
.unbroken,a[href^="tel:"]{white-space:nowrap}
footer{margin-top:20px;font-size:14px}
footer a{color:var(--soft)}
@media (max-width:480px){main{padding:28px 20px}h1{font-size:22px}}
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** Nothing but its own style, and the logo of the shop wherever that lies. */
export const maintenancePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self' https:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The page of a shop that is closed, for a while or until it is opened: in every language, the visitor's first. */
export function writeMaintenancePage(told: Told, locale: Locale): string {
  const others = locales.filter((each) => each !== locale);
  const name = escapeMarkup(told.name[locale]);
  const title = escapeMarkup(sentence(locale, wordsOf(told).title));
  const logo = told.logo ? `<img src="${escapeMarkup(told.logo)}" alt="">` : markOf(told);
  return `<!doctype html>
<html lang="${bcp47[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="${iconPath}"><meta name="color-scheme" content="light dark"><title>${title} – ${name}</title><style>${style}</style></head>
<body><main><p class="brand">${logo}<span>${name}</span></p>
${part(told, locale, 'h1')}
${others.map((other) => part(told, other, 'h2')).join('\n')}
${telephone(told, [locale, ...others])}</main>
<footer><a href="${localisedPath(locale, paths.login)}" rel="nofollow">${escapeMarkup(sentence(locale, 'api.maintenanceStaff'))}</a></footer></body></html>
`;
}

/** An API of before has no word for a shop that was never open. */
const wordsOf = ({ reason }: Told) =>
  reason === 'opening'
    ? ({ title: 'api.openingTitle', body: 'api.openingBody' } as const)
    : ({ title: 'api.maintenanceTitle', body: 'api.maintenanceBody' } as const);

/** Who has not chosen a logo yet opens under their name alone; else the first letter of it stands there. */
const markOf = ({ reason }: Told): string => (reason === 'opening' ? '' : '<img src="/icon-192.png" alt="">');

function part(told: Told, locale: Locale, heading: 'h1' | 'h2'): string {
  const { note, until } = told;
  const words = wordsOf(told);
  const lines = [
    sentence(locale, words.body),
    ...(until ? [sentence(locale, 'api.maintenanceUntil', { time: until })] : []),
    ...note[locale].split('\n').filter((line) => line.trim()),
  ];
  const title = escapeMarkup(sentence(locale, words.title));
  const paragraphs = lines.map((line) => `<p>${unbroken(line)}</p>`).join('');
  return `<section lang="${bcp47[locale]}"><${heading}>${title}</${heading}>${paragraphs}</section>`;
}

/** As markup, in which no line ends within a date or a telephone number. */
const unbroken = (text: string): string =>
  text
    .split(joinedDigits)
    .map((part, index) => (index % 2 === 0 ? escapeMarkup(part) : `<span class="unbroken">${part}</span>`))
    .join('');

function telephone({ tel }: Told, languages: readonly Locale[]): string {
  if (!tel) return '';
  const label = languages.map((locale) => sentence(locale, 'api.maintenanceTel')).join(' · ');
  const number = escapeMarkup(tel);
  return `<p class="tel">${escapeMarkup(label)} <a href="tel:${number.replaceAll(' ', '')}">${number}</a></p>`;
}
