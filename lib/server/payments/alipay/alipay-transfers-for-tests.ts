import { createSign, createVerify } from 'node:crypto';
import type { ServerEnv } from '../../env.ts';
import { newCertificate } from '../../kernel/certificates-for-tests.ts';
import { listen, type Received } from '../listen-for-tests.ts';

const appId = '2021000122679999';

/** What Alipay knows of a number: how it stands, and what was asked. */
interface Kept {
  order_id: string;
  status: string;
  error_code?: string;
  /** To the letter: another request under the number is refused. */
  asked: string;
  content: Content;
}

interface Content {
  out_biz_no: string;
  trans_amount: string;
  payee_info: { identity: string; identity_type: string; name: string };
  [name: string]: unknown;
}

/** How it answers the next transfers. */
export type Mood =
  | { kind: 'pays' }
  | { kind: 'refuses'; code: string; gateway?: string }
  /** Takes it, and says no more than that. */
  | { kind: 'deals' }
  /** Pays, and the answer is lost; or loses what it was asked, and has done nothing. The SDK asks twice at once then. */
  | { kind: 'losesAnswer' | 'losesRequest' }
  /** Pays, and answers that something is wrong with itself. */
  | { kind: 'errs'; code: string };

const business = (sub_code: string) => ({ code: '40004', msg: 'Business Failed', sub_code });

class Transfers {
  readonly kept = new Map<string, Kept>();
  /** Methods with the number that they were asked for. */
  readonly calls: [method: string, no: string][] = [];
  mood: Mood = { kind: 'pays' };
  /** Questions get no answer. */
  isSilent = false;

  answer(method: string, content: Content): object | undefined {
    this.calls.push([method, content.out_biz_no]);
    if (method === 'alipay.fund.trans.common.query') return this.isSilent ? undefined : this.#find(content.out_biz_no);
    return this.#transfer(content);
  }

  #transfer(content: Content): object | undefined {
    const { mood } = this;
    const asked = JSON.stringify(content);
    const known = this.kept.get(content.out_biz_no);
    if (known && known.asked !== asked) return business('PAYMENT_INFO_INCONSISTENCY');
    if (mood.kind === 'losesRequest') return undefined;
    if (known?.status === 'SUCCESS') return mood.kind === 'losesAnswer' ? undefined : this.#find(content.out_biz_no);
    if (mood.kind === 'refuses') return { ...business(mood.code), ...(mood.gateway && { code: mood.gateway }) };
    const status = mood.kind === 'deals' ? 'DEALING' : 'SUCCESS';
    const order_id = `20261125${content.out_biz_no.slice(2)}`;
    this.kept.set(content.out_biz_no, { order_id, status, asked, content });
    if (mood.kind === 'losesAnswer') return undefined;
    return mood.kind === 'errs' ? business(mood.code) : this.#find(content.out_biz_no);
  }

  #find(no: string): object {
    const known = this.kept.get(no);
    if (!known) return business('ORDER_NOT_EXIST');
    const { order_id, status, error_code } = known;
    const amount = status === 'SUCCESS' ? { trans_amount: known.content.trans_amount } : {};
    return {
      code: '10000',
      msg: 'Success',
      out_biz_no: no,
      order_id,
      status,
      ...amount,
      ...(error_code && { error_code }),
    };
  }

  /** Changes its mind about a number. */
  turn(no: string, status: string, error_code?: string): void {
    const known = this.kept.get(no);
    if (known) this.kept.set(no, { ...known, status, ...(error_code && { error_code }) });
  }

  /** How often money went out. */
  paidFor(no: string): number {
    return this.kept.get(no)?.status === 'SUCCESS' ? 1 : 0;
  }
}

const signed = (parameters: Record<string, string>) =>
  Object.keys(parameters)
    .filter((name) => name !== 'sign')
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');

/** Plays the gateway of Alipay for an app in certificate mode, on loopback, with certificates of this very run. */
export async function startAlipayTransfers() {
  const [app, alipay, root] = [newCertificate('app'), newCertificate('alipay'), newCertificate('root')];
  const transfers = new Transfers();
  const isRight = (parameters: Record<string, string>) => {
    const { app_cert_sn, alipay_root_cert_sn, app_id, sign = '' } = parameters;
    const isKnown = app_cert_sn === app.serialNumber && alipay_root_cert_sn === root.serialNumber && app_id === appId;
    return isKnown && createVerify('RSA-SHA256').update(signed(parameters)).verify(app.publicKey, sign, 'base64');
  };
  const { url, stop, hold } = await listen(({ query, body: form }: Received) => {
    const parameters = Object.fromEntries([...query, ...new URLSearchParams(form)]);
    if (!isRight(parameters)) return { status: 403, body: '' };
    const { method = '', biz_content = '{}' } = parameters;
    const answer = transfers.answer(method, JSON.parse(biz_content));
    if (!answer) return undefined;
    const said = JSON.stringify(answer);
    const sign = createSign('RSA-SHA256').update(said).sign(alipay.privateKey, 'base64');
    const name = `${method.replaceAll('.', '_')}_response`;
    return { status: 200, body: `{"${name}":${said},"alipay_cert_sn":"${alipay.serialNumber}","sign":"${sign}"}` };
  });
  return {
    transfers,
    hold,
    stop,
    env: {
      ALIPAY_TRANSFER_APP_ID: appId,
      ALIPAY_TRANSFER_PRIVATE_KEY: app.privateKey,
      ALIPAY_TRANSFER_APP_CERT: app.pem,
      ALIPAY_TRANSFER_PUBLIC_CERT: alipay.pem,
      ALIPAY_TRANSFER_ROOT_CERT: root.pem,
      ALIPAY_GATEWAY: `${url}/gateway.do`,
    } satisfies Partial<ServerEnv>,
  };
}
