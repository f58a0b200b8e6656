import pino from 'pino';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import type { ServerContext } from '../../db/context.ts';
import { type Api, createApi } from '../app.ts';
import { listRoutes } from '../serve.ts';
import { answerSchema } from './answer-schema.ts';
import { UnnamedKeys } from './only-named.ts';

/** The API with its answers held against the contract: a call throws where one has a key, or a value, that its entry does not have. */
export function createHeldApi(ctx: ServerContext): Api {
  const faults: string[] = [];
  const api = createApi(
    ctx,
    pino({ level: 'error' }, { write: (line) => void faults.push(...unnamedIn(JSON.parse(line))) }),
  );
  let entries: Map<string, Endpoint> | undefined;
  return {
    ...api,
    fetch: async (request, connection) => {
      const answer = await api.fetch(request, connection);
      entries ??= new Map(listRoutes(api.app).map(({ entry }) => [callOf(entry.method, entry.path), entry]));
      const entry = entries.get(callOf(request.method, new URL(request.url).pathname));
      if (entry && isEnvelope(answer)) faults.push(...misfitsOf(entry, await answer.clone().json()));
      if (faults.length > 0) throw new Error(faults.splice(0).join('\n'));
      return answer;
    },
  };
}

const callOf = (method: string, path: string) => `${method.toUpperCase()} ${path}`;

function unnamedIn({ err }: { err?: { type: string; message: string } }): string[] {
  return err?.type === UnnamedKeys.name ? [err.message] : [];
}

function isEnvelope({ headers, status }: Response): boolean {
  return status === 200 && headers.get('content-type') === 'application/json' && !headers.has('content-encoding');
}

/**
 * What of a successful answer is not as its entry says. Keys that it does not name have not come so far. Rules in code (`custom`) are
 * of what is sent in, and no reader of the document knows them: a record may be older than they are.
 */
function misfitsOf(entry: Endpoint, body: { code: number; data: unknown }): string[] {
  if (body.code !== 1) return [];
  const { error } = answerSchema(entry).safeParse(body.data);
  const issues = error?.issues.filter(({ code }) => code !== 'custom') ?? [];
  return issues.map((issue) => {
    const place = issue.path.join('.') || 'data';
    return `${entry.method} ${entry.path} answers ${place}: ${issue.message} (${issue.code})`;
  });
}
