import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ServerEnv } from '../../env.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { RawReceived } from '../../kernel/listen-raw-for-tests.ts';
import {
  type Answer,
  type Forging,
  mchId,
  type RawAnswer,
  refuse,
  startGate,
} from '../../wechat-pay/double-for-tests.ts';
import { WechatRefunds } from './wechat-refunds-for-tests.ts';

const appId = 'wx8888888888888888';
const appSecret = '0123456789abcdef0123456789abcdef';
const orders = '/v3/pay/transactions/';

interface Order {
  kind: string;
  /** As it was asked for. */
  asked: Record<string, unknown> & { out_trade_no: string; amount: { total: number; currency: string } };
  trade_state: string;
  transaction_id: string;
}

/** Plays WeChat Pay on loopback as documented: orders of three kinds, the login of its browser, refunds, bills and messages. */
export async function startWechatPay(clock: () => Clock) {
  const known = new Map<string, Order>();
  const refunds = new WechatRefunds();
  /** Texts of bills by `tradebill/day` and `fundflowbill/day`. */
  const bills = new Map<string, string>();
  const own = {
    /** What it says instead of doing what is asked; of calls whose path has the word alone, where there is one. */
    refusal: undefined as { status: number; code: string; word?: string } | undefined,
    /** Codes of its login, and who they are. */
    openids: new Map([['code-1', 'openid-1']]),
    digest: undefined as string | undefined,
    calls: [] as string[],
  };

  function answerTo(requested: RawReceived, url: string): Answer {
    const { method, path, target, body } = requested;
    own.calls.push(`${method} ${path}`);
    const { refusal } = own;
    if (refusal && path.includes(refusal.word ?? '')) return refuse(refusal.status, refusal.code);
    const content = body === '' ? {} : JSON.parse(body);
    if (path.startsWith('/v3/bill/')) return nameBill(new URL(target, url), url);
    if (path.startsWith('/v3/refund/')) return refunds.answer(toPaid(known), { path, content });
    if (path.startsWith(`${orders}out-trade-no/`)) return actOn(path.slice(`${orders}out-trade-no/`.length), content);
    return open(path.slice(orders.length), content);
  }

  function open(kind: string, asked: Order['asked'] & Record<string, unknown>): Answer {
    const no = asked.out_trade_no;
    const isSound =
      asked.appid === appId && asked.mchid === mchId && /^[\w\-|*]{6,32}$/.test(no) && asked.amount.total > 0;
    const needed = { native: true, h5: 'scene_info' in asked, jsapi: 'payer' in asked }[kind] ?? false;
    if (!isSound || !needed) return refuse(400, 'PARAM_ERROR');
    const before = known.get(no);
    if (before?.trade_state === 'SUCCESS') return refuse(400, 'ORDERPAID', '该订单已支付');
    if (before?.trade_state === 'CLOSED') return refuse(400, 'ORDER_CLOSED', '该订单已关闭');
    const isSame = !before || (before.kind === kind && JSON.stringify(before.asked) === JSON.stringify(asked));
    if (!isSame) return refuse(400, 'INVALID_REQUEST', '请求重入时，参数与首次请求时不一致');
    known.set(no, { kind, asked, trade_state: 'NOTPAY', transaction_id: `42000000${no.slice(2)}` });
    if (kind === 'native') return { status: 200, body: { code_url: `weixin://wxpay/bizpayurl?pr=${no}` } };
    if (kind === 'jsapi') return { status: 200, body: { prepay_id: `wx${no}` } };
    const page = `${gate.url}/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx${no}&package=${own.calls.length}`;
    return { status: 200, body: { h5_url: page } };
  }

  function actOn(what: string, content: { mchid?: string }): Answer {
    const [no = '', word] = what.split('/');
    const order = known.get(no);
    if (!order) return refuse(404, 'ORDER_NOT_EXIST', '订单不存在');
    if (word !== 'close') return { status: 200, body: toTransaction(order) };
    if (content.mchid !== mchId) return refuse(400, 'PARAM_ERROR');
    if (order.trade_state === 'SUCCESS') return refuse(400, 'ORDERPAID', '订单已支付，不能关单');
    if (order.trade_state === 'CLOSED') return refuse(400, 'ORDER_CLOSED');
    order.trade_state = 'CLOSED';
    return { status: 204, body: undefined };
  }

  function nameBill({ pathname, searchParams }: URL, url: string): Answer {
    const kind = pathname.slice('/v3/bill/'.length);
    const name = `${kind}/${searchParams.get('bill_date')}`;
    const text = bills.get(name);
    if (text === undefined) return refuse(400, 'NO_STATEMENT_EXIST', '账单文件不存在');
    const hash_value = own.digest ?? createHash('sha1').update(text).digest('hex');
    const download_url = `${url}/v3/billdownload/file?token=${encodeURIComponent(name)}`;
    return { status: 200, body: { hash_type: 'SHA1', hash_value, download_url } };
  }

  /** What is no signed answer: files, and the login of WeChat's browser. */
  function give({ path, target }: RawReceived, isSigned: boolean): RawAnswer | undefined {
    const { searchParams } = new URL(target, 'http://double.test');
    if (path === '/v3/billdownload/file') {
      const text = bills.get(searchParams.get('token') ?? '');
      return isSigned && text !== undefined ? { status: 200, body: gzipSync(text) } : { status: 401, body: '' };
    }
    // Its two pages do at once what people do on them: say who they are, and pay.
    if (path === '/connect/oauth2/authorize') {
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      own.openids.set('code-of-page', 'openid-of-page');
      back.searchParams.append('code', 'code-of-page');
      back.searchParams.append('state', searchParams.get('state') ?? '');
      return { status: 302, body: '', headers: { location: back.href } };
    }
    if (path === '/cgi-bin/mmpayweb-bin/checkmweb') {
      pay(searchParams.get('prepay_id')?.slice(2) ?? '');
      return { status: 302, body: '', headers: { location: searchParams.get('redirect_url') ?? '' } };
    }
    if (path !== '/sns/oauth2/access_token') return undefined;
    const isShop = searchParams.get('appid') === appId && searchParams.get('secret') === appSecret;
    const openid = own.openids.get(searchParams.get('code') ?? '');
    own.openids.delete(searchParams.get('code') ?? '');
    const answer = isShop && openid ? { access_token: 'x', openid } : { errcode: isShop ? 40_029 : 40_125 };
    return { status: 200, body: JSON.stringify(answer), headers: { 'content-type': 'text/plain' } };
  }

  const pay = (ref: string) => {
    const order = known.get(ref);
    if (order?.trade_state !== 'NOTPAY') throw new Error(`wechat: ${ref} cannot be paid`);
    order.trade_state = 'SUCCESS';
  };
  const gate = await startGate({ own, clock, answer: answerTo, give });
  const { settings, state, stop } = gate;
  return {
    orders: known,
    refunds,
    bills,
    state,
    stop,
    merchantPublicKey: gate.merchantPublicKey,
    env: {
      WECHAT_APP_ID: appId,
      WECHAT_APP_SECRET: appSecret,
      WECHAT_MCH_ID: settings.mchId,
      WECHAT_SERIAL_NO: settings.serialNo,
      WECHAT_PRIVATE_KEY: settings.privateKey,
      WECHAT_API_V3_KEY: settings.apiV3Key,
      WECHAT_PUBLIC_KEY_ID: settings.wechatKeyId,
      WECHAT_PUBLIC_KEY: settings.wechatPublicKey,
      WECHAT_API_BASE: settings.apiBase,
      WECHAT_LOGIN_BASE: settings.apiBase,
    } satisfies Partial<ServerEnv>,
    pay,
    /** A message that an order was paid. */
    toNotice: (ref: string, { id = `EV-${ref}`, changes = {}, ...forging }: NoticeChanges = {}) =>
      gate.toMessage(
        { ...toTransaction(known.get(ref) ?? unknownOrder(ref)), trade_state: 'SUCCESS', ...changes },
        { id, event: 'TRANSACTION.SUCCESS', subject: 'transaction', ...forging },
      ),
    /** A message about a refund. */
    toRefundNotice: (ref: string, { event = 'REFUND.SUCCESS', no = `RF${ref}`, ...forging }: RefundChanges = {}) => {
      const { asked, transaction_id } = known.get(ref) ?? unknownOrder(ref);
      const { total } = asked.amount;
      const content = { mchid: mchId, out_trade_no: ref, transaction_id, refund_status: event.slice(7) };
      return gate.toMessage(
        { ...content, out_refund_no: no, refund_id: '50', amount: { total, refund: total } },
        { id: `EV-${event}-${ref}`, event, subject: 'refund', ...forging },
      );
    },
  };
}

interface NoticeChanges extends Forging {
  id?: string;
  changes?: object;
}

interface RefundChanges extends Forging {
  event?: string;
  /** Of the refund. */
  no?: string;
}

const unknownOrder = (no: string): Order => ({
  kind: 'native',
  asked: { out_trade_no: no, amount: { total: 1, currency: 'CNY' } },
  trade_state: 'SUCCESS',
  transaction_id: '4200000000',
});

/** An amount stands there once it was paid. */
function toTransaction({ kind, asked, trade_state, transaction_id }: Order) {
  const { total, currency } = asked.amount;
  const isPaid = trade_state === 'SUCCESS' || trade_state === 'REFUND';
  return {
    appid: appId,
    mchid: mchId,
    out_trade_no: asked.out_trade_no,
    trade_type: kind.toUpperCase(),
    trade_state,
    trade_state_desc: trade_state,
    ...(isPaid && { transaction_id, amount: { total, currency, payer_total: total, payer_currency: currency } }),
  };
}

function toPaid(orders: Map<string, Order>): Map<string, number> {
  const paid = [...orders.values()].filter(({ trade_state }) => trade_state === 'SUCCESS');
  return new Map(paid.map(({ transaction_id, asked }) => [transaction_id, asked.amount.total]));
}
