import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { officialLocale } from '#lib/i18n/languages.ts';
import { addSeconds, toUnixSeconds } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { isSameSecret } from '../../kernel/ids.ts';
import { loginAddress } from '../../wechat-login/login-app.ts';
import { redeemCode } from '../../wechat-login/redeem-code.ts';
import { askWechat } from '../../wechat-pay/client.ts';
import { newNonce, signLines } from '../../wechat-pay/signing.ts';
import type { Instructions, Payer, PaymentOrder } from '../provider.ts';
import { shanghaiTime } from '../shanghai-time.ts';
import { cutToBytes } from './cut-to-bytes.ts';
import type { WechatMerchant } from './merchant.ts';

/** A code for others to scan, a page that opens WeChat on a phone, or WeChat's own window in its browser. */
type Kind = 'native' | 'h5' | 'jsapi';

const kinds: Record<Payer['device'], Kind> = { desktop: 'native', phone: 'h5', wechat: 'jsapi' };

/** The page that opens WeChat works for five minutes; somebody has to press the button in them. */
const pageLifeInSeconds = 270;

/** WeChat refuses payments that end at once; what ends here sooner is closed there by us. */
const shortestLifeInSeconds = 300;

/**
 * Makes a payment known to WeChat under this reference, for whoever pays it from this device. In WeChat's own browser that needs to
 * know who it is: until WeChat's login has said so, nothing is known there.
 */
export async function openPayment(
  shop: WechatMerchant,
  { order, payer, ref }: { order: PaymentOrder; payer: Payer; ref: string },
): Promise<Instructions> {
  const kind = kinds[payer.device];
  const send = (extra: object) =>
    askWechat(shop, {
      method: 'POST',
      resource: `/v3/pay/transactions/${kind}`,
      body: { ...toBody(shop, order, ref), ...extra },
    });
  if (kind === 'native') {
    const { code_url: code } = z.object({ code_url: z.string().min(1) }).parse(await send({}));
    return { kind, code };
  }
  if (kind === 'h5') {
    const scene_info = { payer_client_ip: payer.ip, h5_info: { type: 'Wap' } };
    const { h5_url: url } = z.object({ h5_url: z.url() }).parse(await send({ scene_info }));
    return { kind, url, until: String(toUnixSeconds(addSeconds(shop.clock.now(), pageLifeInSeconds))) };
  }
  if (!payer.login) return { kind };
  if (!isSameSecret(payer.login.state, stateOf(shop, order.no))) throw new DomainError('invalid_input');
  // Who pays is not kept.
  const openid = (await redeemCode(loginApp(shop), payer.login.code))?.openid;
  if (!openid) throw new DomainError('invalid_input');
  const { prepay_id } = z.object({ prepay_id: z.string().min(1) }).parse(await send({ payer: { openid } }));
  return { kind, prepay_id };
}

function toBody({ appId, mchId, notifyUrl }: WechatMerchant, order: PaymentOrder, ref: string) {
  const { amount, currency, title, createdAt, expiresAt } = order;
  const earliest = addSeconds(createdAt, shortestLifeInSeconds);
  const end = expiresAt > earliest ? expiresAt : earliest;
  return {
    appid: appId,
    mchid: mchId,
    description: cutToBytes(title[officialLocale], 127),
    out_trade_no: ref,
    // Sent again under the same number, everything has to be as it was.
    time_expire: `${shanghaiTime(end).replace(' ', 'T')}+08:00`,
    notify_url: notifyUrl,
    amount: { total: amount, currency },
  };
}

const loginApp = ({ appId, appSecret, loginBase }: WechatMerchant) => ({ appId, appSecret, base: loginBase });

/** Comes back from WeChat's login unchanged, so that nobody can send a customer back with somebody else's. */
const stateOf = ({ appSecret }: WechatMerchant, no: string): string =>
  createHmac('sha256', appSecret).update(`pay ${no}`).digest('hex').slice(0, 32);

/**
 * `none`: what was opened serves this payer. `same`: it has to be opened again under its number. `other`: it was opened for another
 * device.
 */
export function renewalOf(prepay: Instructions, payer: Payer, at: Date): 'none' | 'same' | 'other' {
  if (prepay.kind !== kinds[payer.device]) return 'other';
  if (prepay.kind === 'h5') return Number(prepay.until) <= toUnixSeconds(at) ? 'same' : 'none';
  return prepay.kind === 'jsapi' && !prepay.prepay_id && payer.login ? 'same' : 'none';
}

/** What the page does: shows a code, leaves for an address, or opens WeChat's own window. */
export function instructByWechat(shop: WechatMerchant, order: PaymentOrder, prepay: Instructions): Instructions {
  const { kind, code = '', url = '', until = '', prepay_id } = prepay;
  if (kind === 'native') return { kind: 'code', code };
  if (kind === 'h5') return { kind: 'page', url: `${url}&redirect_url=${encodeURIComponent(order.returnUrl)}`, until };
  if (!prepay_id) {
    const asking = { page: 'base', returnUrl: order.returnUrl, state: stateOf(shop, order.no) } as const;
    return { kind: 'login', url: loginAddress(loginApp(shop), asking) };
  }
  return { kind: 'bridge', bridge: JSON.stringify(toBridge(shop, prepay_id)) };
}

/** What WeChat's own window is opened with. */
function toBridge(shop: WechatMerchant, prepayId: string) {
  const [timeStamp, nonceStr, named] = [String(toUnixSeconds(shop.clock.now())), newNonce(), `prepay_id=${prepayId}`];
  const paySign = signLines(shop, [shop.appId, timeStamp, nonceStr, named]);
  return { appId: shop.appId, timeStamp, nonceStr, package: named, signType: 'RSA', paySign };
}
