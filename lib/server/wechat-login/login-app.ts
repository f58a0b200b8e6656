/** An application that WeChat says of who somebody is: an official account, or a website of the open platform. */
export interface WechatLoginApp {
  appId: string;
  appSecret: string;
  /** Instead of WeChat's own two addresses: for tests. */
  base?: string | undefined;
  /** How long it may take to answer. */
  waitMs?: number;
}

const pages = {
  /** In WeChat's own browser, without asking: who it is, and nothing else. */
  base: { path: '/connect/oauth2/authorize', scope: 'snsapi_base' },
  /** A code on a page of WeChat's, which a phone scans. */
  scan: { path: '/connect/qrconnect', scope: 'snsapi_login' },
} as const;

interface Asking {
  page: keyof typeof pages;
  returnUrl: string;
  state: string;
}

/** Where WeChat asks somebody, or itself, who is there: it leads back with a code and the state. */
export function loginAddress({ appId, base }: WechatLoginApp, { page, returnUrl, state }: Asking): string {
  const { path, scope } = pages[page];
  const address = new URL(`${base ?? 'https://open.weixin.qq.com'}${path}`);
  // WeChat wants them in this order.
  const asked = { appid: appId, redirect_uri: returnUrl, response_type: 'code', scope, state };
  for (const [name, value] of Object.entries(asked)) address.searchParams.append(name, value);
  return `${address}#wechat_redirect`;
}
