import { createSocket, type Socket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { afterEach, expect, it } from '@jest/globals';
import { resolverOf } from './resolve-host.ts';

const servers: Socket[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const kinds = { a: 1, aaaa: 28 };

/** A name server on this machine that has these addresses for every name; without a list of a kind it has none of it. */
async function nameServer(records?: { a?: number[][]; aaaa?: number[][] }): Promise<string> {
  const server = createSocket('udp4');
  servers.push(server);
  server.on('message', (question, { port, address }) => {
    if (!records) return;
    const end = question.indexOf(0, 12) + 5;
    const kind = question.readUInt16BE(end - 4);
    const found = (kind === kinds.a ? records.a : kind === kinds.aaaa ? records.aaaa : []) ?? [];
    const head = Buffer.from(question.subarray(0, end));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(found.length, 6);
    head.writeUInt32BE(0, 8);
    const answers = found.map((bytes) =>
      Buffer.from([0xc0, 0x0c, 0, kind, 0, 1, 0, 0, 0, 60, 0, bytes.length, ...bytes]),
    );
    server.send(Buffer.concat([head, ...answers]), port, address);
  });
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
  return `127.0.0.1:${server.address().port}`;
}

it('finds the addresses of both kinds, those that everybody reaches first', async () => {
  const six = [0x2a, 0, ...Array<number>(13).fill(0), 1];
  const find = resolverOf({ servers: [await nameServer({ a: [[93, 184, 215, 14]], aaaa: [six] })] });
  expect(await find('both.example')).toEqual([
    { address: '93.184.215.14', family: 4 },
    { address: '2a00::1', family: 6 },
  ]);
});

it('is content with one kind, and says so where there is none', async () => {
  const one = resolverOf({ servers: [await nameServer({ a: [[93, 184, 215, 14]] })] });
  expect(await one('four.example')).toEqual([{ address: '93.184.215.14', family: 4 }]);
  await expect(resolverOf({ servers: [await nameServer({})] })('none.example')).rejects.toThrow();
});

it('knows this machine without asking anybody', async () => {
  const find = resolverOf({ servers: [await nameServer()] });
  for (const name of ['localhost', 'erp.localhost'])
    expect(await find(name)).toEqual([{ address: '127.0.0.1', family: 4 }]);
});

it('that waits for names nobody answers for holds up no other name', async () => {
  const find = resolverOf({ servers: [await nameServer()], timeoutInMs: 300 });
  const waiting = Array.from({ length: 60 }, (_, index) => find(`silent-${index}.example`).catch(() => 'over'));
  const first = await Promise.race([lookup('localhost').then(() => 'another'), ...waiting]);
  expect(first).toBe('another');
  expect(await Promise.all(waiting)).toEqual(Array<string>(60).fill('over'));
});
