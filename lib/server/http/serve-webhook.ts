import type { Endpoint } from '#lib/contract/endpoint.ts';
import { DomainError } from '../kernel/errors.ts';
import { toTaken } from '../kernel/taken.ts';
import { errorAnswer, successAnswer } from './answers.ts';
import type { RequestLimit } from './limits/rate-limit.ts';
import type { ApiContext } from './scope/request-scope.ts';
import { type AnswerOf, type App, type Call, openCall, registerRoute } from './serve.ts';

interface WebhookOptions<E extends Endpoint> {
  limits: RequestLimit[];
  run: (call: Call<E, 'public'>) => Promise<AnswerOf<E>>;
}

/**
 * Like `serve`, for a machine outside that proves itself by a signature. It reads nothing but the HTTP status, and sends
 * a message again until it is taken: so a refusal is never HTTP 200 here. An entry with a type of file answers its bare
 * text.
 */
export function serveWebhook<E extends Endpoint>(app: App, entry: E, options: WebhookOptions<E>): void {
  registerRoute(app, entry, { guard: 'public' });
  app.on(entry.method.toUpperCase(), entry.path, async (context) => {
    const call = await openCall<E, 'public'>(context, entry, {
      guard: 'public',
      limits: options.limits,
      isAlwaysOpen: true,
    });
    try {
      const data = await options.run(call);
      return entry.file ? context.text(String(data)) : context.json(successAnswer(data, '').body);
    } catch (error) {
      return refuse(context, error);
    }
  });
}

function refuse(context: ApiContext, thrown: unknown): Response {
  const error = toTaken(thrown);
  if (!(error instanceof DomainError)) throw error;
  const { log, locale } = context.get('scope');
  log.warn({ path: context.req.path, code: error.code }, 'webhook refused');
  const { status, body } = errorAnswer(error, locale);
  return context.json(body, (status === 200 ? 400 : status) as 400);
}
