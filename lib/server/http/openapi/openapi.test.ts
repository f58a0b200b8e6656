import { afterAll, expect, it } from '@jest/globals';
import { createConfig, lintFromString, type RuleConfig } from '@redocly/openapi-core';
import { typesOf } from '#lib/contract/integrations/webhook-events.ts';
import { createSignedInOperator } from '#lib/server/factories/factories.ts';
import { webhookEvents } from '#lib/server/integrations/webhook-tables.ts';
import { casesOf } from '#lib/server/workflows/aftersales/cases-for-tests.ts';
import { readPlace } from '../examples/places.ts';
import { createTestApi } from '../test-api.ts';

const test = await createTestApi({ PAYMENT_SANDBOX: true });
afterAll(() => test.close());

// biome-ignore lint/suspicious/noExplicitAny: the document has every shape.
async function readDocument(): Promise<any> {
  const request = new Request('http://shop.test/api/openapi.json');
  return (await test.api.fetch(request, { remoteAddress: '192.0.2.1' })).json();
}

it('says which calls a key may make, and with which scope', async () => {
  const { components, paths } = await readDocument();
  expect(components.securitySchemes.key).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(paths['/api/store/orders'].get).toMatchObject({
    security: [{ token: [] }, { key: ['order:read'] }],
    'x-scope': 'order:read',
  });
  expect(paths['/api/store/ship'].post['x-scope']).toBe('order:write');
  for (const [path, method] of [
    ['/api/store/withdrawApply', 'post'],
    ['/api/store/staffLeave', 'post'],
    ['/api/account/overview', 'get'],
  ] as const) {
    expect(paths[path][method].security).toEqual([{ token: [] }]);
    expect(paths[path][method]).not.toHaveProperty('x-scope');
  }
  expect(paths['/api/product/list'].get.security).toEqual([]);
});

it('describes the webhooks as they are sent', async () => {
  const { webhooks } = await readDocument();
  expect(Object.keys(webhooks)).toEqual([...typesOf('desk'), 'webhook.test']);
  const operator = await createSignedInOperator(test.ctx);
  const hook = { url: 'https://erp.example.com/hook', name: 'ERP', types: [...typesOf('desk')] };
  const { data } = await test.post('/api/operator/webhook/save', hook, operator);
  await test.post('/api/operator/webhook/test', { id: data.id }, operator);
  const shop = casesOf(test);
  await shop.apply(await shop.newSent(), 'refund_only');
  const events = await test.ctx.db.select().from(webhookEvents);
  expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(3);
  for (const { type, data: sent } of events) {
    const { schema } = webhooks[type].post.requestBody.content['application/json'];
    expect([type, Object.keys(sent).sort()]).toEqual([type, Object.keys(schema.properties.data.properties).sort()]);
  }
});

it('refers to nothing that is not there', async () => {
  const document = await readDocument();
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, place = '']) => place);
  expect(references.length).toBeGreaterThan(600);
  const missing = references.filter((place) => readPlace(document, place.replaceAll('/', '.')) === undefined);
  expect(missing).toEqual([]);
});

const strict = { severity: 'error', allowAdditionalProperties: false } as const;
const rules: Record<string, RuleConfig> = {
  'no-invalid-media-type-examples': strict,
  'no-invalid-parameter-examples': strict,
  'no-invalid-schema-examples': strict,
  'no-required-schema-properties-undefined': 'error',
  'no-enum-type-mismatch': 'error',
  'no-unused-components': 'error',
  'operation-operationId': 'error',
  'operation-operationId-unique': 'error',
  'operation-operationId-url-safe': 'error',
  'operation-parameters-unique': 'error',
  'operation-summary': 'error',
  'operation-tag-defined': 'error',
  'operation-4xx-response': 'error',
};

it('passes a linter of such documents: operation ids, examples that hold their schema, required properties that exist', async () => {
  const source = JSON.stringify(await readDocument());
  const config = await createConfig({ extends: ['spec'], rules });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([]);
});
