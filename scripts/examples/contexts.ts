import type { CallName, Source } from '#lib/server/http/examples/example.ts';
import { placeIn } from '#lib/server/http/examples/places.ts';
import type { RegisteredRoute } from '#lib/server/http/serve.ts';
import type { Anchor } from './fill-request.ts';
import { likeness } from './likeness.ts';

/** What a call that reads has answered. */
export interface Context {
  call: CallName;
  with: Record<string, Source>;
  data: unknown;
}

export const nameOf = ({ entry }: RegisteredRoute) => `${entry.method} ${entry.path}` as CallName;

/** The first word of a path: whose call it is. */
export const sideOf = (path: string) => path.split('/')[2];

/** How likely a call is about what was answered there: it makes that answer old, or their paths are alike. */
export function rateOf({ call }: Context, { path, stale }: RegisteredRoute['entry']): number {
  const other = call.split(' ')[1] ?? '';
  const isStale = stale?.includes(other as never) ? 4 : 0;
  return likeness(other, path) + isStale + (sideOf(other) === sideOf(path) ? 1 : 0);
}

const sourceIn =
  (context: Context) =>
  (at: string): Source => ({
    call: context.call,
    ...(Object.keys(context.with).length > 0 && { with: context.with }),
    at,
  });

export const wholeOf = (context: Context): Anchor => ({
  value: context.data,
  place: '',
  sourceOf: sourceIn(context),
  around: [],
});

/** What was asked or answered in the step before. */
export const stepAnchor = (step: { request: unknown; answer: unknown }, side: 'request' | 'answer'): Anchor => ({
  value: step[side],
  place: '',
  sourceOf: (at) => ({ before: side, at }),
  around: [],
});

const deepest = 4;

/** Every record in the lists of an answer, with what stands around it. */
export function rowsOf(context: Context): Anchor[] {
  const sourceOf = sourceIn(context);
  const rows: Anchor[] = [];
  const walk = (value: unknown, place: string, around: Anchor['around']) => {
    if (typeof value !== 'object' || value === null || around.length > deepest) return;
    for (const [key, part] of Object.entries(value)) {
      const inner = { value: part, place: placeIn(place, key) };
      if (Array.isArray(value) && typeof part === 'object') rows.push({ ...inner, sourceOf, around });
      walk(part, inner.place, [inner, ...around]);
    }
  };
  walk(context.data, '', [{ value: context.data, place: '' }]);
  return rows;
}
