import type { RouteDefinition } from './route-types.ts';
import { routeTable } from './table.ts';

export interface RouteMatch {
  route: RouteDefinition;
  params: Record<string, string>;
  /** Path below `app/[locale]` with the placeholders filled in. */
  page: string;
  /** Set when the address is an alias: where to redirect. */
  redirectTo?: string;
}

/** `{id}` starts at 1 and has no leading zero, so that every page has exactly one address. */
const placeholders: Record<string, string> = {
  id: '[1-9]\\d{0,15}',
  url: '[^/]+',
  slug: '[a-z0-9]+(?:-[a-z0-9]+)*(?:/[a-z0-9]+(?:-[a-z0-9]+)*){0,7}',
};

interface CompiledPattern {
  expression: RegExp;
  names: string[];
}

function compile(pattern: string): CompiledPattern {
  const names: string[] = [];
  const source = pattern.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return `(${placeholders[name] ?? '[^/]+'})`;
  });
  return { expression: new RegExp(`^${source}$`), names };
}

const compiled = routeTable.map((route) => ({
  route,
  patterns: [route.pattern, ...(route.aliases ?? [])].map(compile),
}));

/** Finds the route of a public path: case-sensitive, strict about trailing slashes (specification §2). */
export function matchRoute(path: string): RouteMatch | undefined {
  for (const { route, patterns } of compiled) {
    for (const [index, { expression, names }] of patterns.entries()) {
      const found = expression.exec(path);
      if (!found) continue;
      const params = Object.fromEntries(names.map((name, position) => [name, found[position + 1] ?? '']));
      const match: RouteMatch = { route, params, page: fill(route.page, params) };
      return index === 0 ? match : { ...match, redirectTo: fill(route.pattern, params) };
    }
  }
  return undefined;
}

function fill(pattern: string, params: Record<string, string>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
}
