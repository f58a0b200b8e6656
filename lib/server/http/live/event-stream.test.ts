import { expect, it } from '@jest/globals';
import { openEventStream } from './event-stream.ts';

function open() {
  let closed = 0;
  const stream = openEventStream(() => {
    closed += 1;
  });
  return { stream, reader: stream.body.getReader(), timesClosed: () => closed };
}

it('writes one event a block, and a comment as heartbeat', async () => {
  const { stream } = { stream: openEventStream(() => undefined) };
  stream.send({ event: 'message', id: 7, data: { text: 'two\nlines' } });
  stream.send({ event: 'unread', data: 1 });
  stream.beat();
  stream.end();
  expect(await new Response(stream.body).text()).toBe(
    'event: message\nid: 7\ndata: {"text":"two\\nlines"}\n\nevent: unread\ndata: 1\n\n:\n\n',
  );
});

it('says once that it has ended, whoever ended it, and takes nothing afterwards', async () => {
  const [left, ended] = [open(), open()];
  await left.reader.cancel();
  ended.stream.end();
  for (const { stream, timesClosed } of [left, ended]) {
    stream.send({ event: 'late', data: 1 });
    stream.beat();
    stream.end();
    expect(timesClosed()).toBe(1);
  }
  expect((await ended.reader.read()).done).toBe(true);
});

it('ends rather than hold much for a reader who does not read', () => {
  const { stream, timesClosed } = open();
  for (let count = 0; count < 100; count += 1) stream.send({ event: 'message', data: 'x'.repeat(1000) });
  expect(timesClosed()).toBe(1);
});
