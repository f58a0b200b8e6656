import { z } from 'zod';
import type { ScopesByTopic } from '#lib/contract/integrations/upload-scopes.ts';
import { staleHeader } from '#lib/utils/page/stale-header.ts';
import { answerSchema } from '../answer/answer-schema.ts';
import type { CallName, Example } from '../examples/example.ts';
import { recordedExamples } from '../examples/recorded-examples.ts';
import type { Guard } from '../scope/guard.ts';
import { scopeOf } from '../scope/require-key-may.ts';
import type { RegisteredRoute } from '../serve.ts';
import {
  answerExample,
  bodyExample,
  exampleOrigin,
  onceParameter,
  refusals,
  refusalsOf,
  sharedParameters,
  withExamples,
} from './openapi-examples.ts';
import { operationIdOf, tagOf, webhookTag } from './openapi-names.ts';
import { describeWebhooks } from './openapi-webhooks.ts';
import { SharedSchemas } from './shared-schemas.ts';

type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema>; required?: string[] };

/** The API as an OpenAPI 3.1 document, made from the very schemas the routes parse with, and of calls that were made. */
export function describeApi(routes: RegisteredRoute[], examples = recordedExamples()): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  const shared = new SharedSchemas();
  for (const route of routes) {
    const { path, method } = route.entry;
    paths[path] = {
      ...paths[path],
      [method]: describeRoute(route, { shared, example: examples.get(`${method} ${path}` as CallName) }),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Storefront API', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: 'The shop that serves this document' }],
    tags: [...new Set(routes.map(({ entry }) => tagOf(entry))), webhookTag].map((name) => ({ name })),
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'ba-user-token', description: 'Of a person who has logged in' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key of a store or of the platform, with the scope that a call names',
        },
      },
      schemas: shared.all,
      parameters: sharedParameters,
      responses: Object.fromEntries(
        Object.entries(refusals).map(([name, description]) => [name, { description, content: refusalContent }]),
      ),
    },
    paths,
    webhooks: describeWebhooks(),
  };
}

interface About {
  shared: SharedSchemas;
  example: Example | undefined;
}

function describeRoute(
  { entry, guard, isForPeople, byTopic }: RegisteredRoute,
  { shared, example }: About,
): Record<string, unknown> {
  const scope = isForPeople ? undefined : scopeOf(guard, entry);
  const scopes = scope ? [scope] : byTopic ? scopesOfTopics(byTopic) : [];
  const security = [{ token: [] }, ...scopes.map((each) => ({ key: [each] }))];
  return {
    operationId: operationIdOf(entry),
    summary: entry.summary,
    tags: [tagOf(entry)],
    ...(guard === 'public'
      ? { security: [] }
      : {
          security,
          'x-guard': describeGuard(guard),
          ...(scope && { 'x-scope': scope }),
          ...(byTopic && { 'x-scope-by-topic': byTopic }),
        }),
    parameters: [
      ...(entry.query ? withExamples(queryParameters(toSchema(entry.query, 'input', shared)), example) : []),
      ...onceParameter(entry),
    ],
    ...describeBody(entry, { shared, example }),
    ...exampleOrigin(example),
    ...(entry.stale && { [staleHeader]: entry.stale }),
    responses: { 200: describeAnswer(entry, { shared, example }), ...refusalsOf(scopes.length > 0) },
  };
}

function describeBody({ body, upload }: RegisteredRoute['entry'], { shared, example }: About): Record<string, unknown> {
  if (upload) {
    const properties = { [upload]: { type: 'string', format: 'binary' } };
    const schema = { type: 'object', required: [upload], properties };
    return { requestBody: { content: { 'multipart/form-data': { schema } } } };
  }
  if (!body) return {};
  const content = { schema: toSchema(body, 'input', shared), ...bodyExample(example) };
  return { requestBody: { content: { 'application/json': content } } };
}

function describeAnswer(entry: RegisteredRoute['entry'], { shared, example }: About): Record<string, unknown> {
  const { file } = entry;
  const schema = toSchema(answerSchema(entry), 'output', shared);
  if (file) return { description: describeFile(file), content: contentOf([file].flat(), schema) };
  return {
    description: 'The envelope; `code` 1 means success, every other code explains itself in `msg`.',
    content: { 'application/json': { schema: envelopeOf(schema), ...answerExample(example) } },
  };
}

const contentOf = (types: string[], schema: JsonSchema) => Object.fromEntries(types.map((type) => [type, { schema }]));

function describeFile(type: string | string[]): string {
  return type === 'text/event-stream'
    ? 'Events as they happen, each of this form; a refusal comes in the envelope.'
    : 'The file; a refusal comes in the envelope.';
}

const scopesOfTopics = (byTopic: ScopesByTopic) => [
  ...new Set(Object.values(byTopic).flatMap((topics) => Object.values(topics).flat())),
];

function describeGuard(guard: Guard): string {
  if (typeof guard === 'string') return guard;
  return 'store' in guard ? `store, node ${guard.store}` : `node ${guard.node}`;
}

function queryParameters({ properties = {}, required = [] }: JsonSchema): { name: string }[] {
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }));
}

function envelopeOf(data: JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: ['code', 'msg', 'time', 'data'],
    properties: { code: { type: 'integer' }, msg: { type: 'string' }, time: { type: 'integer' }, data },
  };
}

const refusalContent = {
  'application/json': {
    schema: envelopeOf({
      type: 'object',
      required: ['error'],
      properties: { error: { type: 'string' } },
    }),
  },
};

function toSchema(schema: z.ZodType, io: 'input' | 'output', shared: SharedSchemas): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: nameKeys });
  return shared.take(rest) as JsonSchema;
}

/** Of a map with a closed list of keys, zod requires keys that it does not define: they are named as properties. */
function nameKeys({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { propertyNames, additionalProperties, properties, required } = jsonSchema;
  if (properties || !required || typeof propertyNames !== 'object' || typeof additionalProperties !== 'object') return;
  jsonSchema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
  jsonSchema.additionalProperties = false;
  delete jsonSchema.propertyNames;
}
