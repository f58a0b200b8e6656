import { createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import type { ServerEnv } from '../../env.ts';
import { listen, type Received } from '../listen-for-tests.ts';
import { AlipayRefunds } from './alipay-refunds-for-tests.ts';

const appId = '2021000122671080';
const sellerId = '2088101106499364';

interface Trade {
  trade_no: string;
  trade_status: string;
  total_amount: string;
}

type Fields = Record<string, string>;

const newKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });

const signRsa2 = (text: string, key: string) => createSign('RSA-SHA256').update(text).sign(key, 'base64');

/** What Alipay signs and checks: every parameter but the signature, sorted. */
function toSignedText(parameters: Fields): string {
  const names = Object.keys(parameters).filter((name) => name !== 'sign');
  return names
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');
}

function isSigned(parameters: Fields, publicKey: string): boolean {
  const verifier = createVerify('RSA-SHA256').update(toSignedText(parameters));
  return parameters.app_id === appId && verifier.verify(publicKey, parameters.sign ?? '', 'base64');
}

const refuse = (sub_code: string) => ({ code: '40004', msg: 'Business Failed', sub_code });

/** What the gateway says about a trade, and does to it. */
function act(trades: Map<string, Trade>, method: string, no: string): object {
  const trade = trades.get(no);
  if (!trade) return refuse('ACQ.TRADE_NOT_EXIST');
  if (method === 'alipay.trade.close') {
    if (trade.trade_status !== 'WAIT_BUYER_PAY') return refuse('ACQ.TRADE_STATUS_ERROR');
    trade.trade_status = 'TRADE_CLOSED';
  }
  return { code: '10000', msg: 'Success', out_trade_no: no, ...trade };
}

/** Plays Alipay on loopback: its gateway, its pages and its notices, signed with key pairs of this very run. */
export async function startAlipay() {
  const [app, alipay] = [newKeys(), newKeys()];
  const trades = new Map<string, Trade>();
  const refunds = new AlipayRefunds();
  const bills = new Map<string, Uint8Array>();
  const state = { isDown: false, isForging: false };
  const answer = ({ path, query, body: form, headers }: Received) => {
    const bill = path.startsWith('/bills/') && bills.get(path.slice('/bills/'.length));
    if (bill) return { status: 200, body: bill };
    const parameters = Object.fromEntries([...query, ...new URLSearchParams(form)]);
    if (state.isDown || !isSigned(parameters, app.publicKey)) return { status: 503, body: '' };
    const { method = '', biz_content = '{}' } = parameters;
    const content = JSON.parse(biz_content);
    const { out_trade_no, bill_date } = content;
    const link = `http://${headers.host}/bills/${bill_date}`;
    const toBill = () =>
      bills.has(bill_date) ? { code: '10000', msg: 'Success', bill_download_url: link } : refuse('isp.bill_not_exist');
    const others = () => (bill_date ? toBill() : act(trades, method, out_trade_no));
    const body = JSON.stringify(refunds.answer(trades, method, content) ?? others());
    const sign = signRsa2(state.isForging ? `${body} ` : body, alipay.privateKey);
    return { status: 200, body: `{"${method.replaceAll('.', '_')}_response":${body},"sign":"${sign}"}` };
  };
  const { url, stop, hold } = await listen(answer);
  return {
    trades,
    refunds,
    hold,
    /** Archives by day. */
    bills,
    state,
    stop,
    env: {
      ALIPAY_APP_ID: appId,
      ALIPAY_PRIVATE_KEY: app.privateKey.trim(),
      ALIPAY_PUBLIC_KEY: alipay.publicKey.trim(),
      ALIPAY_SELLER_ID: sellerId,
      ALIPAY_GATEWAY: `${url}/gateway.do`,
    } satisfies Partial<ServerEnv>,
    /** What the customer's browser does with the address: Alipay makes a trade of it. */
    openPage: (address: string) => openPage(trades, address, app.publicKey),
    pay: (no: string) => {
      const trade = trades.get(no);
      if (trade) trade.trade_status = 'TRADE_SUCCESS';
    },
    /** A signed notice about a trade. `changes` come before the signature, `forged` after it. */
    toNotice: (no: string, changes: Fields = {}, forged: Fields = {}) => {
      const fields = { ...toFields(no, trades.get(no)), ...changes };
      const sign = signRsa2(toSignedText(fields), alipay.privateKey);
      const body = new URLSearchParams({ ...fields, sign_type: 'RSA2', sign, ...forged }).toString();
      return { headers: new Headers({ 'content-type': 'application/x-www-form-urlencoded' }), body };
    },
  };
}

function openPage(trades: Map<string, Trade>, address: string, publicKey: string): Fields {
  const parameters = Object.fromEntries(new URL(address).searchParams);
  if (!isSigned(parameters, publicKey)) throw new Error('alipay: the address is not signed rightly');
  const order = JSON.parse(parameters.biz_content ?? '{}') as Fields;
  const { out_trade_no: no = '', total_amount = '' } = order;
  trades.set(no, { trade_no: `2026${no.slice(2)}`, trade_status: 'WAIT_BUYER_PAY', total_amount });
  return { ...parameters, ...order };
}

function toFields(no: string, trade: Trade | undefined): Fields {
  const { trade_no = 'unknown', trade_status = 'TRADE_SUCCESS', total_amount = '0.00' } = trade ?? {};
  return {
    notify_type: 'trade_status_sync',
    notify_id: `n-${no}-${trade_status}`,
    charset: 'utf-8',
    app_id: appId,
    seller_id: sellerId,
    subject: '砚川 100% & more',
    out_trade_no: no,
    trade_no,
    trade_status,
    total_amount,
  };
}
