import { getApi, postApi } from '../transport/browser.ts';

/** A new challenge under the id that the page invented. */
export function readCaptcha(id: string, mode: 'click' | 'text') {
  return getApi('/api/common/clickCaptcha', { id, mode }, { isErrorShown: false });
}

/** Is the answer right? Leaves it valid, so that the real call can spend it. The dialog itself says what is wrong. */
export async function checkCaptcha(id: string, info: string): Promise<void> {
  const body = { id, info, unset: false };
  await postApi('/api/common/checkClickCaptcha', body, { isCodeShown: false });
}
