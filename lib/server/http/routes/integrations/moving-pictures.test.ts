import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { openMovingDesk } from '#lib/server/http/testing/moving-desk-for-tests.ts';
import { shopifyFile } from '#lib/server/http/testing/moving-files-for-tests.ts';
import { zipFor } from '#lib/server/http/testing/zip-for-tests.ts';
import { giveFolder, picture, upload } from '#lib/server/http/uploads/uploads-for-tests.ts';
import { fetchPublic } from '#lib/server/integrations/index.ts';
import type { AnyData } from '../../test-api.ts';

const desk = await openMovingDesk();
await giveFolder(desk.test);
const [red, blue] = [await picture('png', '#ff0000'), await picture('jpeg', '#0000ff')];
const asked: string[] = [];
const server: Server = createServer((request, answer) => {
  asked.push(request.url ?? '');
  const [path = ''] = (request.url ?? '').split('?');
  if (path === '/inside') answer.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
  else if (path === '/round') answer.writeHead(302, { location: '/round' }).end();
  else if (path === '/moved') answer.writeHead(301, { location: '/red.png' }).end();
  else if (path === '/page') answer.writeHead(200, { 'content-type': 'text/html' }).end('<img>');
  else if (path === '/liar.png') answer.writeHead(200, { 'content-type': 'image/png' }).end('<svg onload="x()">');
  else if (path === '/large.png') answer.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(2_000_000));
  else if (path === '/red.png') answer.writeHead(200, { 'content-type': 'image/png' }).end(red);
  else if (path === '/blue.jpg') answer.writeHead(200, { 'content-type': 'image/jpeg' }).end(blue);
  else if (path !== '/never') answer.writeHead(404).end();
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await desk.test.close();
});

const textsOf = ({ problems }: AnyData): string[] =>
  problems.flatMap(({ notes }: AnyData) => notes.map(({ text }: AnyData) => text));
const withPictures = { options: { pictures: true } };
const sendZip = (id: number, bytes: Buffer) =>
  upload(desk.test, {
    token: desk.operator.token,
    bytes,
    name: 'p.zip',
    type: '',
    path: `/api/operator/moving/pictures?id=${id}`,
    locale: 'en',
  });

describe('pictures by their addresses', () => {
  it('hang in their order, each with the choices it shows; what cannot be had is said', async () => {
    const found = await desk.bring(
      shopifyFile(
        {
          Handle: 'lamp',
          Title: 'Lamp',
          'Option1 Name': 'Colour',
          'Option1 Value': 'Red',
          'Variant Price': '1',
          'Image Src': `${origin}/blue.jpg?v=1`,
          'Image Position': 2,
          'Image Alt Text': 'Blue lamp',
          'Variant Image': `${origin}/moved`,
        },
        {
          Handle: 'lamp',
          'Option1 Value': 'Blue',
          'Variant Price': '1',
          'Image Src': `${origin}/moved`,
          'Image Position': 1,
          'Variant Image': `${origin}/blue.jpg?v=1`,
        },
        { Handle: 'lamp', 'Image Src': `${origin}/gone.png`, 'Image Position': 3 },
        { Handle: 'lamp', 'Image Src': `${origin}/page`, 'Image Position': 4 },
        { Handle: 'lamp', 'Image Src': `${origin}/liar.png`, 'Image Position': 5 },
        { Handle: 'lamp', 'Image Src': `${origin}/inside`, 'Image Position': 6 },
        { Handle: 'lamp', 'Image Src': 'http://10.0.0.1/x.png', 'Image Position': 7 },
        { Handle: 'lamp', 'Image Src': 'file:///etc/passwd', 'Image Position': 8 },
        { Handle: 'lamp', 'Image Src': 'lamp.jpg', 'Image Position': 9 },
      ),
      withPictures,
    );
    expect(found).toMatchObject({ status: 'done', counts: { done: 1 }, pictures: { waiting: 0, done: 2, failed: 7 } });
    const { form } = await desk.productOf('lamp');
    expect(form.pictures.map(({ shows, alt }: AnyData) => [Object.values(shows), alt.en])).toEqual([
      [['red'], ''],
      [['blue'], 'Blue lamp'],
    ]);
    expect(textsOf(found).filter((text) => text.startsWith('Picture'))).toEqual([
      `Picture ${origin}/gone.png: it’s not there any more`,
      `Picture ${origin}/page: it’s not a picture`,
      `Picture ${origin}/liar.png: it’s damaged or not a picture`,
      `Picture ${origin}/inside: its address isn’t on the open internet`,
      'Picture http://10.0.0.1/x.png: its address isn’t on the open internet',
      'Picture file:///etc/passwd: only a file name is given; upload a ZIP with the pictures',
      'Picture lamp.jpg: only a file name is given; upload a ZIP with the pictures',
    ]);
    const files = form.pictures.map(({ file_id }: AnyData) => file_id);
    expect(await desk.undo(found)).toMatchObject({ status: 'undone' });
    const { rows } = await desk.test.ctx.db.execute(
      sql`select 1 from files where id in (${sql.join(files, sql`, `)}) and state <> 'removing'`,
    );
    expect(rows).toEqual([]);
  });
});

describe('what is fetched', () => {
  const fetch = (path: string, more: object = {}) =>
    fetchPublic({
      url: `${origin}${path}`,
      maxBytes: 1_000_000,
      isWanted: (mime) => mime.startsWith('image/'),
      timeoutInMs: 1000,
      isLoopbackAllowed: true,
      ...more,
    });
  it.each([
    ['/inside', { fault: 'address' }],
    ['/round', { fault: 'redirect' }],
    ['/large.png', { fault: 'size' }],
    ['/page', { fault: 'type' }],
    ['/nothing', { fault: 'status' }],
    ['/never', { fault: 'timeout' }],
  ])('is refused at %s', async (path, expected) => {
    expect(await fetch(path)).toEqual(expected);
  });

  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://[::1]/',
    'http://10.1.2.3/',
    'http://192.168.0.1/',
    'http://169.254.169.254/',
    'http://8.8.8.8:6379/',
    'https://8.8.8.8:22/',
    'http://user:pass@8.8.8.8/',
    'ftp://8.8.8.8/',
    'gopher://8.8.8.8/',
    'http://[fd00::1]/',
    'http://0x7f000001/',
    'http://2130706433/',
  ])('is never asked of %s', async (url) => {
    expect(await fetch('', { url, isLoopbackAllowed: false })).toEqual({ fault: 'address' });
  });

  it('is not asked of a name that stands for an inside host', async () => {
    const resolve = async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.7', family: 4 },
    ];
    expect(await fetch('', { url: 'http://example.com/', resolve, isLoopbackAllowed: false })).toEqual({
      fault: 'address',
    });
  });
});

describe('pictures in a ZIP', () => {
  const bring = async (...files: Parameters<typeof zipFor>) => {
    const sent = (
      await desk.send(
        shopifyFile(
          {
            Handle: `zip-${asked.length}-${files.length}`,
            Title: 'Zip',
            'Variant Price': '1',
            'Image Src': 'https://cdn.example.com/files/Red%20One.PNG?v=2',
            'Image Position': 1,
          },
          { Handle: `zip-${asked.length}-${files.length}`, 'Image Src': 'second.jpg' },
        ),
      )
    ).data;
    return { sent, answer: await sendZip(sent.id, zipFor(...files)) };
  };

  it('are found by their names, wherever they stand in it', async () => {
    const { sent, answer } = await bring(
      { name: 'photos/red one.png', content: red },
      { name: 'Second.JPG', content: blue },
      { name: 'note.txt', content: Buffer.from('x') },
    );
    expect(answer.data.zip_count).toBe(2);
    const done = await desk.run(await desk.check(sent));
    expect(done.pictures).toMatchObject({ done: 2, failed: 0 });
  });

  it('are refused where they would unpack to more than they may, and where there are none', async () => {
    const zeros = Buffer.alloc(30_000_000);
    expect((await bring({ name: 'bomb.png', content: zeros })).answer.data.error).toBe('import_format');
    expect((await bring({ name: 'a.txt', content: red })).answer.data.error).toBe('import_format');
    const { sent, answer } = await bring({ name: 'red one.png', content: zeros, said: 1000 });
    expect(answer.code).toBe(1);
    expect((await desk.run(await desk.check(sent))).pictures).toMatchObject({ done: 0, failed: 2 });
    expect((await sendZip(sent.id, Buffer.from('PK no archive'))).code).toBe(0);
  });
});

it('refuses a file of 200 MB before it has come', async () => {
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulled += 1;
      controller.enqueue(Buffer.alloc(1024 * 1024, 'a'));
    },
  });
  let pulled = 0;
  const send = (headers: Record<string, string>) =>
    desk.test.api.fetch(
      new Request('http://shop.test/api/operator/moving/upload', {
        method: 'POST',
        headers: {
          'ba-user-token': desk.operator.token,
          'content-type': 'multipart/form-data; boundary=x',
          ...headers,
        },
        body,
        duplex: 'half',
      } as RequestInit),
      { remoteAddress: '192.0.2.1' },
    );
  const answer = (await (await send({ 'content-length': String(200 * 1024 * 1024) })).json()) as AnyData;
  expect(answer.code).not.toBe(1);
  expect(pulled).toBeLessThan(5);
});
