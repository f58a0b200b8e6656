import { createHash } from 'node:crypto';
import { bcp47, type Locale, locales } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { hrefOf } from './call-groups.ts';
import { style } from './style.ts';

/**
 * The one thing that runs here: it copies what stands beside a button. Nothing else does, since the policy names this text by
 * its hash. Buttons are hidden until it has begun: without it they would do nothing.
 */
export const copyScript = `document.documentElement.classList.add('can-copy');
addEventListener('click',async(e)=>{const b=e.target.closest?.('button[data-copies]');if(!b)return;
const from=document.getElementById(b.dataset.copies),said=document.getElementById('said');let ok=true;
try{await navigator.clipboard.writeText(from.textContent)}catch{const s=getSelection();s.selectAllChildren(from);ok=document.execCommand('copy')}
said.textContent='';setTimeout(()=>{said.textContent=ok?said.dataset.done:said.dataset.failed},50);
if(!ok)return;b.classList.add('done');setTimeout(()=>b.classList.remove('done'),2000)});`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Only these two texts, and nothing from anywhere else. */
export const referencePolicy = `style-src ${hashOf(style)}; script-src ${hashOf(copyScript)}`;

export type Say = (key: string, values?: Record<string, string | number>) => string;

interface Page {
  locale: Locale;
  title: string;
  nav: string;
  main: string;
  /** Undefined: what holds for all calls. */
  area?: string | undefined;
}

/** A whole page around what it is about. */
export function frame(say: Say, { locale, title, nav, main, area }: Page): string {
  const others = locales.filter((each) => each !== locale);
  return `<!doctype html><html lang="${bcp47[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style></head><body><a class="skip" href="#main">${say('skip')}</a>
<header><a class="home" href="${hrefOf(locale)}">${say('title')}</a><span class="links"><a href="/api/openapi.json">${say('document')}</a>
${others.map((other) => languageLink(other, area)).join('\n')}</span></header>
<div class="page"><nav aria-label="${say('contents')}">${nav}</nav><main id="main" tabindex="-1">${main}</main></div>
<p id="said" role="status" class="said" data-done="${say('copied')}" data-failed="${say('copyFailed')}"></p><script>${copyScript}</script></body></html>`;
}

const languageLink = (locale: Locale, area: string | undefined) =>
  `<a href="${hrefOf(locale, area)}" lang="${bcp47[locale]}">${sentence(locale, 'integrationsReference.language')}</a>`;

/** Something to copy, with its button; the keyboard scrolls it. No landmark: there are too many. */
export function copyable(
  say: Say,
  { id, text, label, name }: { id: string; text: string; label: string; name: string },
): string {
  return `<div class="copyable"><pre id="${id}" tabindex="0" role="group" aria-label="${name}">${text}</pre>
<button type="button" data-copies="${id}" aria-label="${label}"><span class="idle">${say('copy')}</span><span class="over">${say('copied')}</span></button></div>`;
}
