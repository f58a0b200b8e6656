import type { Endpoint } from '#lib/contract/endpoint.ts';
import type { Example, Source } from '../examples/example.ts';

/** The query of an example beside the parameters that it fills. */
export function withExamples(parameters: readonly { name: string }[], example: Example | undefined): unknown[] {
  return parameters.map((parameter) => {
    const value = example?.request[parameter.name];
    return value === undefined ? parameter : { ...parameter, example: value };
  });
}

export const bodyExample = (example: Example | undefined) => (example ? { example: example.request } : {});

/** Files are not shown. */
export const answerExample = (example: Example | undefined) =>
  example?.answer && !example.outcome ? { example: example.answer } : {};

/** Where the values of an example come from that another shop has others of, and what has to be called before. */
export function exampleOrigin(example: Example | undefined): Record<string, unknown> {
  const { from, after } = example ?? {};
  return {
    ...(from && {
      'x-example-from': Object.fromEntries(Object.entries(from).map(([place, source]) => [place, say(source)])),
    }),
    ...(after && { 'x-example-after': after }),
    ...(example?.outcome === 'refused' && { 'x-example-refusal': example.answer }),
  };
}

function say(source: Source): string {
  if ('now' in source) return `${source.now} seconds from now`;
  if ('before' in source) return `${source.before} of the call before: ${source.at}`;
  return `${source.call}: ${source.at}`;
}

/** What refuses keys has a status of its own; everything else comes with 200 and a code. */
export const refusals = {
  KeyRefused: 'The key is no good: `key_unknown`, `key_expired` or `key_ended`.',
  KeyMayNot: 'The key may not: `key_scope`, `key_address` or `key_not_allowed`.',
  TooMany: 'Too many requests; `retry-after` says for how many seconds.',
} as const;

export const refusalsOf = (mayKeys: boolean): Record<string, unknown> => ({
  ...(mayKeys && { 401: refer('KeyRefused'), 403: refer('KeyMayNot') }),
  429: refer('TooMany'),
});

const refer = (name: keyof typeof refusals) => ({ $ref: `#/components/responses/${name}` });

export const onceParameter = ({ isOnce }: Endpoint): unknown[] =>
  isOnce ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [];

export const sharedParameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'What is sent twice under the same key is done once',
    schema: { type: 'string', format: 'uuid' },
  },
};
