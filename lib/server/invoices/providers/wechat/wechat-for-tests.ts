import { createCipheriv, createHash, createSign, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { ServerEnv } from '../../../env.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { listenRaw, type RawReceived } from './listen-raw-for-tests.ts';

interface Applied {
  fapiao_id: string;
  status: string;
  fail_reason?: string;
  blue_fapiao?: object;
  red_fapiao?: object;
  total_amount: number;
  buyer_information: object;
  seller_information: object;
  extra_information: object;
}

const newKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });

const mchId = '1900000109';
const keyId = 'PUB_KEY_ID_0119000001092025000000000000';
const apiV3Key = '0123456789abcdefghijklmnopqrstuv';
const base = '/v3/new-tax-control-fapiao/fapiao-applications';

type Answer = { status: number; body: object | undefined };
const refuse = (status: number, code: string, message = code): Answer => ({ status, body: { code, message } });

/** Plays WeChat Pay's electronic invoices on loopback as documented, signed with key pairs of this very run. */
export async function startWechat(clock: () => Clock) {
  const [merchant, wechat] = [newKeys(), newKeys()];
  const applications = new Map<string, Applied[]>();
  /** What it is told to do otherwise; calls are counted by method and the last word of their path. */
  const state = {
    isDown: false,
    isForging: false,
    /** Of calls whose path ends with the word alone, where there is one. */
    refusal: undefined as { status: number; code: string; word?: string } | undefined,
    /** The answer to what it has taken gets lost. */
    isLosing: false,
    hasFiles: true,
    file: Buffer.from('%PDF-1.5 a sample of this test'),
    digest: undefined as string | undefined,
    calls: [] as string[],
  };
  let nextNo = 26_000_000;

  function answerTo({ method, path, body }: RawReceived): Answer {
    const [no = '', word] = path.slice(base.length + 1).split('/');
    state.calls.push(`${method} ${word ?? (no === '' ? 'apply' : 'query')}`);
    const { refusal } = state;
    if (refusal && (refusal.word ?? word) === word) return refuse(refusal.status, refusal.code);
    const content = body === '' ? {} : JSON.parse(body);
    if (method === 'POST' && no === '') return apply(content);
    const known = applications.get(no);
    if (!known) return refuse(404, 'NOT_FOUND');
    if (method === 'POST' && word === 'reverse') return reverse(known, content);
    if (word === 'fapiao-files') return { status: 200, body: { fapiao_download_info_list: known.map(toDownload) } };
    return { status: 200, body: { total_count: known.length, fapiao_information: known } };
  }

  const toDownload = ({ fapiao_id, status }: Applied) => ({
    fapiao_id,
    status,
    ...(state.hasFiles ? { download_url: `${url}/invoicing/fapiao/fapiao-file?token=${fapiao_id}` } : {}),
  });

  function apply(content: {
    scene?: string;
    fapiao_apply_id: string;
    buyer_information: { name?: string; taxpayer_id?: string };
    fapiao_information: {
      fapiao_id: string;
      total_amount: number;
      items: { total_amount: number; tax_code: string }[];
    }[];
  }): Answer {
    const [asked] = content.fapiao_information;
    if (content.scene !== 'WITHOUT_WECHATPAY' || !asked || !content.buyer_information.name)
      return refuse(400, 'PARAM_ERROR');
    const sum = asked.items.reduce((total, item) => total + item.total_amount, 0);
    if (sum !== asked.total_amount || asked.items.some((item) => !/^\d{19}$/.test(item.tax_code))) {
      return refuse(400, 'PARAM_ERROR', '参数错误');
    }
    const known = applications.get(content.fapiao_apply_id) ?? [];
    if (known.some(({ fapiao_id }) => fapiao_id === asked.fapiao_id)) return refuse(400, 'RESOURCE_ALREADY_EXISTS');
    applications.set(content.fapiao_apply_id, [
      ...known,
      {
        fapiao_id: asked.fapiao_id,
        status: 'ISSUE_ACCEPTED',
        total_amount: asked.total_amount,
        buyer_information: { type: 'ORGANIZATION', ...content.buyer_information },
        seller_information: { name: '平台', taxpayer_id: '91310000MA1FL00003' },
        extra_information: { drawer: '王五' },
      },
    ]);
    return { status: 202, body: undefined };
  }

  function reverse(known: Applied[], content: { fapiao_information: { fapiao_id: string; fapiao_number: string }[] }) {
    const found = known.find(({ fapiao_id }) => fapiao_id === content.fapiao_information[0]?.fapiao_id);
    if (found?.status === 'REVERSE_ACCEPTED') return refuse(400, 'RESOURCE_ALREADY_EXISTS');
    if (found?.status !== 'ISSUED') return refuse(400, 'INVALID_REQUEST');
    found.status = 'REVERSE_ACCEPTED';
    return { status: 202, body: undefined };
  }

  function sign(body: string, at = clock().now()) {
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const nonce = randomBytes(16).toString('hex');
    const signature = createSign('RSA-SHA256')
      .update(`${timestamp}\n${nonce}\n${body}\n`)
      .sign(wechat.privateKey, 'base64');
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-signature': signature,
      'wechatpay-serial': keyId,
    };
  }

  const isSigned = ({ method, target, body, headers }: RawReceived): boolean => {
    const fields = Object.fromEntries(
      [...(headers.authorization ?? '').matchAll(/([a-z_]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const text = [method, target, fields.timestamp, fields.nonce_str, body].map((part) => `${part}\n`).join('');
    const verifier = createVerify('RSA-SHA256').update(text);
    const isScheme = headers.authorization?.startsWith('WECHATPAY2-SHA256-RSA2048 ');
    return (
      Boolean(isScheme) &&
      fields.mchid === mchId &&
      verifier.verify(merchant.publicKey, fields.signature ?? '', 'base64')
    );
  };

  const { url, stop } = await listenRaw((received) => {
    if (received.path === '/invoicing/fapiao/fapiao-file') {
      const digest = state.digest ?? createHash('sm3').update(state.file).digest('hex').toUpperCase();
      return { status: 200, body: state.file, headers: { 'sm3-digest': digest } };
    }
    if (state.isDown) return { status: 502, body: '' };
    if (!isSigned(received)) {
      const body = JSON.stringify({ code: 'SIGN_ERROR', message: '签名错误' });
      return { status: 401, body, headers: sign(body) };
    }
    const { status, body } = answerTo(received);
    if (state.isLosing) return { status: 504, body: '' };
    const text = body ? JSON.stringify(body) : '';
    return { status, body: text, headers: sign(state.isForging ? `${text} ` : text) };
  });

  return {
    applications,
    state,
    stop,
    settings: {
      mchId,
      serialNo: '7132D72A03E93CDDF8C03BBD1F37EEDF00000000',
      privateKey: merchant.privateKey,
      wechatKeyId: keyId,
      wechatPublicKey: wechat.publicKey,
      apiV3Key,
      apiBase: url,
    },
    env: {
      WECHAT_FAPIAO_MCH_ID: mchId,
      WECHAT_FAPIAO_SERIAL_NO: '7132D72A03E93CDDF8C03BBD1F37EEDF00000000',
      WECHAT_FAPIAO_PRIVATE_KEY: merchant.privateKey,
      WECHAT_FAPIAO_API_V3_KEY: apiV3Key,
      WECHAT_FAPIAO_PUBLIC_KEY_ID: keyId,
      WECHAT_FAPIAO_PUBLIC_KEY: wechat.publicKey,
      WECHAT_FAPIAO_API_BASE: url,
    } satisfies Partial<ServerEnv>,
    /** What the tax side has done with an application meanwhile. */
    finish: (no: string, changes: Partial<Applied> = {}) => {
      const last = applications.get(no)?.at(-1);
      if (!last) throw new Error(`wechat: nothing of ${no}`);
      nextNo += 1;
      const blue_fapiao = toFapiao(`2631200000${String(nextNo).padStart(10, '0')}`, clock().now());
      Object.assign(last, { status: 'ISSUED', blue_fapiao }, changes);
    },
    fail: (no: string, reason: string) => {
      Object.assign(applications.get(no)?.at(-1) ?? {}, { status: 'ISSUE_FAILED', fail_reason: reason });
    },
    finishRed: (no: string) => {
      nextNo += 1;
      const red_fapiao = toFapiao(`2631200000${String(nextNo).padStart(10, '0')}`, clock().now());
      Object.assign(applications.get(no)?.at(-1) ?? {}, { status: 'REVERSED', red_fapiao });
    },
    /** A message about an application. `forged` comes after the signature. */
    toNotice: (no: string, changes: NoticeChanges = {}) => {
      const { event = 'FAPIAO.ISSUED', id = `EV-${no}-${event}`, key = apiV3Key, signedAt, forged = {} } = changes;
      const text = JSON.stringify({ mchid: changes.mchid ?? mchId, fapiao_apply_id: no, fapiao_information: [] });
      const resource = { algorithm: 'AEAD_AES_256_GCM', associated_data: 'fapiao', ...encrypt(text, key) };
      const envelope = { id, event_type: event, resource_type: 'encrypt-resource', create_time: '', resource };
      const body = JSON.stringify(envelope);
      const headers = new Headers({ 'content-type': 'application/json', ...sign(body, signedAt), ...forged.headers });
      return { headers, body: forged.body ?? body };
    },
  };
}

interface NoticeChanges {
  event?: string;
  id?: string;
  mchid?: string;
  /** Encrypted with another key. */
  key?: string;
  signedAt?: Date;
  forged?: { headers?: Record<string, string>; body?: string };
}

const toFapiao = (number: string, at: Date) => ({
  fapiao_code: '',
  fapiao_number: number,
  check_code: '69001808340631374774',
  password: '',
  fapiao_time: at.toISOString(),
});

function encrypt(text: string, key: string) {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key), Buffer.from(nonce));
  cipher.setAAD(Buffer.from('fapiao'));
  const bytes = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  return { nonce, ciphertext: bytes.toString('base64') };
}
