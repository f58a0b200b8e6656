import { beforeEach, describe, expect, it } from '@jest/globals';
import { addLateSave } from '#lib/utils/late-saves.ts';
import { type Notice, onNotice } from '#lib/utils/notice-bus.ts';
import { answerCalls, envelope, installBrowser, tokenEnding } from '../transport/browser-for-tests.ts';

installBrowser('/user/account/profile');
const { uploadFile, uploadProductFile } = await import('./member-upload.ts');
const { addPicture } = await import('../catalogue/desk-products.ts');
const { uploadPagePicture } = await import('../site/desk-blocks.ts');
const { replaceMedia, uploadMedia } = await import('./desk-media.ts');
const { keepLogin, useUserInfo } = await import('#lib/session/user-store.ts');

const upload = { mode: 'local', maxSize: 10, allowedSuffixes: 'png,jpg', allowedMimeTypes: [] };
const stored = { url: '/storage/avatar/20260304/abcdefghijklmnop.png' };
let notices: Notice[] = [];
onNotice((notice) => notices.push(notice));

beforeEach(() => {
  notices = [];
  keepLogin({ id: 1, token: tokenEnding(Math.floor(Date.now() / 1000) + 3600) });
  useUserInfo.setState({ site: { upload } as never });
});

const picture = (name = 'a.png', size = 5) => new File([new Uint8Array(size)], name, { type: 'image/png' });

describe('an upload from the browser', () => {
  it('sends the file as a form, with the driver, what it is for, and a uuid', async () => {
    const [requests] = [answerCalls(envelope(1, { file: stored }))];
    expect(await uploadFile(picture(), { topic: 'avatar' })).toEqual(stored);
    const [request] = requests;
    const { pathname, searchParams } = new URL(request?.url ?? '');
    expect([pathname, searchParams.get('driver'), searchParams.get('topic')]).toEqual([
      '/api/ajax/upload',
      'local',
      'avatar',
    ]);
    expect(searchParams.get('uuid')).toMatch(/^[0-9a-f]{32}$/);
    const sent = (await request?.formData())?.get('file') as File;
    expect([sent.name, sent.size, sent.type]).toEqual(['a.png', 5, 'image/png']);
  });

  it('for artwork is held against its own types and size, where the server has some', async () => {
    const artwork = { maxSize: 20, allowedSuffixes: 'pdf,ai' };
    useUserInfo.setState({ site: { upload: { ...upload, artwork } } as never });
    answerCalls(() => Promise.resolve(envelope(1, { file: stored })));
    const print = new File([new Uint8Array(15)], 'a.PDF', { type: 'application/pdf' });
    for (const topic of ['artwork', 'quotation']) expect(await uploadFile(print, { topic })).toEqual(stored);
    await expect(uploadFile(print)).rejects.toMatchObject({ error: 'uploadType' });
    await expect(uploadFile(picture(), { topic: 'artwork' })).rejects.toMatchObject({ error: 'uploadType' });
    useUserInfo.setState({ site: { upload } as never });
    await expect(uploadFile(print, { topic: 'artwork' })).rejects.toMatchObject({ error: 'uploadType' });
  });

  it('of a product’s picture goes through the call for products, and is prepared then', async () => {
    const requests = answerCalls(envelope(1, { file: stored }), envelope(1, { file_id: 7 }));
    expect(await addPicture(picture())).toEqual({ file_id: 7 });
    const [sent, prepared] = requests.map(({ url }) => new URL(url));
    expect([sent?.pathname, sent?.searchParams.get('topic')]).toEqual(['/api/product/upload', 'catalogue']);
    expect(prepared?.pathname).toBe('/api/operator/product/picture');
  });

  it('of two files at once cancels neither', async () => {
    answerCalls(() => Promise.resolve(envelope(1, { file: stored })));
    const both = await Promise.all([uploadFile(picture()), uploadFile(picture())]);
    expect([both, notices]).toEqual([[stored, stored], []]);
  });

  it.each([
    ['uploadIncomplete', picture('a.png', 0)],
    ['uploadType', new File(['x'], 'a.exe', { type: 'application/x-msdownload' })],
    ['uploadSize', picture('a.png', 11)],
  ])('is not sent and says why: %s', async (failure, file) => {
    const requests = answerCalls(envelope(1, { file: stored }));
    for (const send of [uploadFile, uploadProductFile]) {
      notices = [];
      await expect(send(file)).rejects.toMatchObject({ code: 0, error: failure });
      expect(notices).toEqual([{ tone: 'error', failure }]);
    }
    expect(requests).toEqual([]);
  });

  it('reads the rules of the site where none have come yet', async () => {
    useUserInfo.setState({ site: null });
    const requests = answerCalls(envelope(1, { site: { upload } }), envelope(1, { file: stored }));
    expect(await uploadFile(picture())).toEqual(stored);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/index/index', '/api/ajax/upload']);
  });

  it('shows what the server refuses; of a product’s file the caller says it', async () => {
    answerCalls(envelope(0, null, 'This file format isn’t allowed'));
    await expect(uploadFile(picture())).rejects.toMatchObject({ code: 0 });
    expect(notices).toEqual([{ tone: 'error', text: 'This file format isn’t allowed' }]);
    await expect(uploadProductFile(picture())).rejects.toMatchObject({ code: 0 });
    expect(notices).toHaveLength(1);
  });

  it('is silent for who says it in place, before it is sent and after', async () => {
    answerCalls(envelope(0, null, 'Too many files today'));
    const options = { isSaidInPlace: true };
    await expect(uploadFile(picture('a.png', 11), options)).rejects.toMatchObject({ error: 'uploadSize' });
    await expect(uploadFile(picture(), options)).rejects.toMatchObject({ message: 'Too many files today' });
    expect(notices).toEqual([]);
  });
});

it.each([
  ['a product', addPicture],
  ['a page', uploadPagePicture],
  ['the library', uploadMedia],
  ['the library in place of another', (file: File) => replaceMedia(file, { id: 1, version: 1 })],
])(
  'a picture of %s is taken in while the page waits for its sending',
  async (_, send: (file: File) => Promise<unknown>) => {
    answerCalls(envelope(1, { file: stored }), envelope(1, { picture: {} }));
    const sending: { ended?: Promise<boolean> } = {};
    const off = addLateSave({
      isUnsaved: () => sending.ended !== undefined,
      flush: () => sending.ended ?? Promise.resolve(true),
      show: () => undefined,
    });
    sending.ended = send(picture()).then(() => true);
    const late = new Promise((resolve) => setTimeout(resolve, 1000, 'waits for itself'));
    expect(await Promise.race([sending.ended, late])).toBe(true);
    off();
  },
);
