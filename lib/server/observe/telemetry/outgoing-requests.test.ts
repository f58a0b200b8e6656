import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from '@jest/globals';
import { emptyResource } from '@opentelemetry/resources';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace';
import { readCause, runFor } from '../cause.ts';
import { inTrace } from '../spans.ts';
import { chooseSampler } from './choose-sampler.ts';
import { startTraces } from './start-traces.ts';

const server = createServer((asked, answer) => {
  if (asked.url === '/broken') return void asked.socket.destroy();
  answer.statusCode = 402;
  answer.end('no');
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** As the libraries of providers do that use Node's older client. */
const askByHttp = () =>
  new Promise<void>((resolve, reject) => {
    request(`${base}/v1/secret?key=secret`, (answer) => answer.resume().on('end', () => resolve()))
      .on('error', reject)
      .end();
  });

async function spansOf(run: () => Promise<unknown>, share = 1) {
  const exporter = new InMemorySpanExporter();
  const settings = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: share };
  const traces = startTraces({ exporter, sampler: chooseSampler(settings), resource: emptyResource() });
  const kept: ReturnType<typeof exporter.getFinishedSpans> = [];
  const { export: send } = exporter;
  exporter.export = (spans, done) => {
    kept.push(...spans);
    send.call(exporter, spans, done);
  };
  await run();
  await traces.stop();
  return kept.map((span) => ({
    name: span.name,
    attributes: span.attributes,
    traceId: span.spanContext().traceId,
  }));
}

const id = '3f2a9c1e-7b64-4d58-9a10-5c0de1f2a3b4';
const job = <Result>(run: () => Promise<Result>) =>
  inTrace({ name: 'job', kind: 'consumer' }, readCause(id, undefined), run);

it('what goes out is a part of what it is done for, with the host and nothing else of the address', async () => {
  const spans = await spansOf(() =>
    job(async () => {
      await (await fetch(`${base}/v1/secret?key=secret`)).text();
      await askByHttp();
      await fetch(`${base}/broken`).catch(() => undefined);
    }),
  );
  expect(spans.map(({ name }) => name)).toEqual(['GET 127.0.0.1', 'GET 127.0.0.1', 'GET 127.0.0.1', 'job']);
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([id.replaceAll('-', '')]));
  expect(spans.slice(0, 2).map(({ attributes }) => attributes['http.response.status_code'])).toEqual([402, 402]);
  expect(spans[2]?.attributes['error.type']).toBeDefined();
  expect(JSON.stringify(spans)).not.toContain('secret');
});

it('nothing is traced that is not sampled, or done for nothing that is', async () => {
  expect(await spansOf(() => job(askByHttp), 0)).toEqual([]);
  expect(await spansOf(() => askByHttp())).toEqual([]);
  const unsampled = readCause(undefined, '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00');
  expect(await spansOf(() => runFor(unsampled, askByHttp))).toEqual([]);
});
