import { afterEach, expect, it } from '@jest/globals';
import { addLateSave } from '#lib/utils/late-saves.ts';
import { type Notice, onNotice } from '#lib/utils/notice-bus.ts';
import { answerCalls, envelope, installBrowser } from './browser-for-tests.ts';

installBrowser('/user/quotation_order');
const { getApi, postApi } = await import('./browser.ts');

/** No call of the contract: what is tested here holds for every one. */
const path = '/api/test/call' as never;
const save = '/api/test/save' as never;
let notices: Notice[] = [];
onNotice((notice) => notices.push(notice));
let off = () => {};
afterEach(() => {
  off();
  notices = [];
});

/** Something that is saved by a call of its own, as all that saves itself is. */
function put(): { shown: number } {
  let isUnsaved = true;
  const seen = { shown: 0 };
  off = addLateSave({
    isUnsaved: () => isUnsaved,
    flush: () =>
      postApi(save, {} as never, { isBeside: true, isErrorShown: false }).then(
        () => {
          isUnsaved = false;
          return true;
        },
        () => false,
      ),
    show: () => {
      seen.shown += 1;
    },
  });
  return seen;
}

const asked = (requests: Request[]) => requests.map(({ url }) => new URL(url).pathname);

it('saves what waits before a write is sent', async () => {
  put();
  const requests = answerCalls(envelope(1), envelope(1));
  await postApi(path, {} as never);
  expect(asked(requests)).toEqual([save, path]);
});

it('sends nothing where that failed, shows the place and says so once', async () => {
  const seen = put();
  const requests = answerCalls(new Response('', { status: 502 }));
  await expect(postApi(path, {} as never)).rejects.toMatchObject({ error: 'unsaved' });
  expect([asked(requests), seen.shown]).toEqual([[save], 1]);
  expect(notices).toEqual([{ tone: 'error', failure: 'unsaved' }]);
});

it.each([
  ['a read', () => getApi(path)],
  ['a question', () => postApi(path, {} as never, { isQuestion: true })],
  ['an upload', () => postApi(path, new FormData())],
  ['a login', () => postApi('/api/user/checkIn', {} as never)],
  ['a write of its own', () => postApi(path, {} as never, { isBeside: true })],
])('does not let %s wait', async (_, send) => {
  put();
  const requests = answerCalls(envelope(1));
  await send();
  expect(asked(requests)).not.toContain(save);
});
