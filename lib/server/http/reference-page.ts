import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { escapeMarkup } from '#lib/utils/escape-markup.ts';
import { describeApi, describeGuard } from './openapi.ts';
import type { RegisteredRoute } from './serve.ts';

type Operation = { summary: string; parameters: unknown[]; requestBody?: unknown; responses: Record<string, unknown> };

/** The reference as one page that needs no script and no other host. */
export function renderReference(routes: RegisteredRoute[], locale: Locale): string {
  const document = describeApi(routes) as { paths: Record<string, Record<string, Operation>> };
  const say = (key: string) => escapeMarkup(sentence(locale, `api.${key}`));
  const sections = routes.map((route) => {
    const operation = document.paths[route.entry.path]?.[route.entry.method];
    return operation ? renderRoute(route, operation, say) : '';
  });
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${say('referenceTitle')}</title><style>${style}</style></head><body><main><h1>${say('referenceTitle')}</h1>
<p>${say('referenceIntroduction')} <a href="/api/openapi.json">openapi.json</a></p>${sections.join('\n')}</main></body></html>`;
}

function renderRoute(route: RegisteredRoute, operation: Operation, say: (key: string) => string): string {
  const { method, path } = route.entry;
  const parts = [
    operation.parameters.length > 0 ? block(say('referenceQuery'), operation.parameters) : '',
    operation.requestBody ? block(say('referenceBody'), operation.requestBody) : '',
    block(say('referenceAnswer'), operation.responses),
  ];
  return `<section id="${escapeMarkup(`${method}-${path}`)}"><h2><b>${method.toUpperCase()}</b> ${escapeMarkup(path)}</h2>
<p>${escapeMarkup(operation.summary)} · <i>${escapeMarkup(describeGuard(route.guard))}</i></p>${parts.join('')}</section>`;
}

function block(title: string, content: unknown): string {
  return `<details><summary>${title}</summary><pre>${escapeMarkup(JSON.stringify(content, null, 2))}</pre></details>`;
}

const style = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}main{max-width:60rem;margin:auto;padding:2rem 1rem}
h2{font-size:1.1rem;margin:2rem 0 0;overflow-wrap:anywhere}h2 b{color:#0f5b5e}p{margin:.25rem 0}i{font-style:normal;opacity:.75}
summary{cursor:pointer;padding:.25rem 0}pre{overflow:auto;padding:1rem;border:1px solid #8884;border-radius:6px;font-size:.8rem}
@media(prefers-color-scheme:dark){h2 b{color:#6fc3c0}a{color:#6fc3c0}}`;
