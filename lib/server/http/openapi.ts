import { z } from 'zod';
import { staleHeader } from '#lib/utils/stale-header.ts';
import { describeWebhooks } from './openapi-webhooks.ts';
import { scopeOf } from './require-key-may.ts';
import type { Guard, RegisteredRoute } from './serve.ts';

type JsonSchema = Record<string, unknown> & { properties?: Record<string, JsonSchema>; required?: string[] };

/** The API as an OpenAPI 3.1 document, made from the very schemas the routes parse with. */
export function describeApi(routes: RegisteredRoute[]): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const { path, method } = route.entry;
    paths[path] = { ...paths[path], [method]: describeRoute(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Storefront API', version: '1' },
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'ba-user-token' },
        key: { type: 'http', scheme: 'bearer', description: 'An API key of a store or of the platform' },
      },
    },
    paths,
    webhooks: describeWebhooks(),
  };
}

function describeRoute({ entry, guard, isForPeople }: RegisteredRoute): Record<string, unknown> {
  const scope = isForPeople ? undefined : scopeOf(guard, entry);
  const security = [{ token: [] }, ...(scope ? [{ key: [] }] : [])];
  return {
    summary: entry.summary,
    tags: [entry.path.split('/')[2] ?? 'api'],
    ...(guard === 'public' ? {} : { security, 'x-guard': describeGuard(guard), ...(scope && { 'x-scope': scope }) }),
    parameters: entry.query ? queryParameters(entry.query) : [],
    ...describeBody(entry),
    ...(entry.stale && { [staleHeader]: entry.stale }),
    responses: { 200: describeAnswer(entry) },
  };
}

function describeBody({ body, upload }: RegisteredRoute['entry']): Record<string, unknown> {
  if (upload) {
    const properties = { [upload]: { type: 'string', format: 'binary' } };
    const schema = { type: 'object', required: [upload], properties };
    return { requestBody: { content: { 'multipart/form-data': { schema } } } };
  }
  return body ? { requestBody: { content: { 'application/json': { schema: toSchema(body, 'input') } } } } : {};
}

function describeAnswer({ file, data }: RegisteredRoute['entry']): Record<string, unknown> {
  const schema = toSchema(data, 'output');
  if (file) return { description: describeFile(file), content: contentOf([file].flat(), schema) };
  return {
    description: 'The envelope; `code` 1 means success, every other code explains itself in `msg`.',
    content: { 'application/json': { schema: envelopeOf(schema) } },
  };
}

const contentOf = (types: string[], schema: JsonSchema) => Object.fromEntries(types.map((type) => [type, { schema }]));

function describeFile(type: string | string[]): string {
  return type === 'text/event-stream'
    ? 'Events as they happen, each of this form; a refusal comes in the envelope.'
    : 'The file; a refusal comes in the envelope.';
}

export function describeGuard(guard: Guard): string {
  if (typeof guard === 'string') return guard;
  return 'store' in guard ? `store, node ${guard.store}` : `node ${guard.node}`;
}

function queryParameters(schema: z.ZodType): unknown[] {
  const { properties = {}, required = [] } = toSchema(schema, 'input');
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

function toSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest as JsonSchema;
}
