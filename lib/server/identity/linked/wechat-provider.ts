import { loginAddress, type WechatLoginApp } from '../../wechat-login/login-app.ts';
import { readPerson, redeemCode } from '../../wechat-login/redeem-code.ts';
import type { LoginProvider } from './login-provider.ts';
import { toLine } from './to-line.ts';

/** What stands in the place of an issuer where WeChat names somebody for all applications of an owner. */
const unionIssuer = 'wechat';

/** Customers who scan a code with WeChat: a website application (网站应用) of its open platform. */
export function wechatProvider(app: WechatLoginApp): LoginProvider {
  return {
    addressFor: ({ state, returnUrl }) => loginAddress(app, { page: 'scan', returnUrl, state }),
    prove: async ({ code }) => {
      const grant = await redeemCode(app, code);
      if (!grant) return undefined;
      const person = await readPerson(app, grant);
      const unionid = person.unionid ?? grant.unionid;
      const ofApp = { issuer: app.appId, subject: grant.openid };
      const known = { provider: 'wechat', name: toLine(person.nickname) } as const;
      // Who came before the application had an owner's account was known by the name that only this application has.
      return unionid ? { ...known, issuer: unionIssuer, subject: unionid, former: ofApp } : { ...known, ...ofApp };
    },
    // It looks at the application first, then at the code, which is nobody's.
    probe: async () => void (await redeemCode(app, 'probe')),
  };
}
