import { listenRaw } from '../kernel/listen-raw-for-tests.ts';

const appId = 'wx9999999999999999';
const appSecret = 'fedcba9876543210fedcba9876543210';

interface Person {
  openid: string;
  unionid?: string;
  nickname: string;
}

const refuse = (errcode: number) => ({ errcode, errmsg: `words of WeChat, rid: ${errcode}` });

/** Plays WeChat's open platform on loopback as documented: its page with a code to scan, and the two questions after it. */
export async function startWechatLogin() {
  /** Whose phone agreed to what, by the code that came of it; a code is good once. */
  const codes = new Map<string, Person | 'used'>();
  const tokens = new Map<string, Person>();
  const own = {
    /** Who scans next, in a browser that follows its page. */
    person: { openid: 'openid-of-page', unionid: 'union-of-page', nickname: '砚台' } as Person,
    fault: undefined as 'down' | 'silent' | 'nonsense' | 'busy' | undefined,
    /** What it says about the person, instead of what was agreed. */
    about: undefined as object | undefined,
    calls: [] as string[],
  };
  let number = 0;
  const scan = (person: Person) => {
    number += 1;
    const code = `0${String(number).padStart(31, 'c')}`;
    codes.set(code, person);
    return code;
  };

  /** At once what people do on its page: scan, and agree. */
  function follow(asked: URLSearchParams) {
    const isSound =
      asked.get('appid') === appId && asked.get('response_type') === 'code' && asked.get('scope') === 'snsapi_login';
    if (!isSound) return { status: 200, body: 'redirect_uri 参数错误' };
    const back = new URL(asked.get('redirect_uri') ?? '');
    back.searchParams.append('code', scan(own.person));
    back.searchParams.append('state', asked.get('state') ?? '');
    return { status: 302, body: '', headers: { location: back.href } };
  }

  function grant(asked: URLSearchParams) {
    if (asked.get('appid') !== appId) return refuse(40_013);
    if (asked.get('secret') !== appSecret) return refuse(40_125);
    const code = asked.get('code') ?? '';
    const person = codes.get(code);
    if (!person) return refuse(40_029);
    if (person === 'used') return refuse(40_163);
    codes.set(code, 'used');
    const access_token = `token-of-${code}`;
    tokens.set(access_token, person);
    const { openid, unionid } = person;
    return { access_token, expires_in: 7200, refresh_token: 'r', openid, scope: 'snsapi_login', unionid };
  }

  function describe(asked: URLSearchParams) {
    const person = tokens.get(asked.get('access_token') ?? '');
    if (!person || person.openid !== asked.get('openid')) return refuse(40_003);
    return { ...person, sex: 0, province: '', city: '', country: '', headimgurl: '', privilege: [], ...own.about };
  }

  const server = await listenRaw(async ({ path, target }) => {
    const { searchParams } = new URL(target, 'http://double.test');
    if (path === '/connect/qrconnect') return follow(searchParams);
    own.calls.push(path);
    if (own.fault === 'silent') await new Promise(() => undefined);
    if (own.fault === 'down') return { status: 502, body: 'Bad Gateway' };
    if (own.fault === 'nonsense') return { status: 200, body: '<html>words of WeChat</html>' };
    const answers: Record<string, (asked: URLSearchParams) => object> = {
      '/sns/oauth2/access_token': grant,
      '/sns/userinfo': describe,
    };
    const answer = own.fault === 'busy' ? refuse(-1) : answers[path]?.(searchParams);
    const headers = { 'content-type': 'text/plain' };
    return { status: answer ? 200 : 404, body: JSON.stringify(answer ?? {}), headers };
  });
  return {
    own,
    scan,
    stop: server.stop,
    app: { appId, appSecret, base: server.url },
    env: { WECHAT_OPEN_APP_ID: appId, WECHAT_OPEN_APP_SECRET: appSecret, WECHAT_LOGIN_BASE: server.url },
  };
}
