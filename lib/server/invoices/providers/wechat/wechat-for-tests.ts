import { createHash } from 'node:crypto';
import type { ServerEnv } from '../../../env.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { RawReceived } from '../../../kernel/listen-raw-for-tests.ts';
import { type Answer, type Forging, mchId, refuse, startGate } from '../../../wechat-pay/double-for-tests.ts';

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

const base = '/v3/new-tax-control-fapiao/fapiao-applications';

/** Plays WeChat Pay's electronic invoices on loopback as documented, signed with key pairs of this very run. */
export async function startWechat(clock: () => Clock) {
  const applications = new Map<string, Applied[]>();
  /** What it is told to do otherwise; calls are counted by method and the last word of their path. */
  const own = {
    /** Of calls whose path ends with the word alone, where there is one. */
    refusal: undefined as { status: number; code: string; word?: string } | undefined,
    hasFiles: true,
    file: Buffer.from('%PDF-1.5 a sample of this test'),
    digest: undefined as string | undefined,
    calls: [] as string[],
  };
  let nextNo = 26_000_000;

  function answerTo({ method, path, body }: RawReceived, url: string): Answer {
    const [no = '', word] = path.slice(base.length + 1).split('/');
    own.calls.push(`${method} ${word ?? (no === '' ? 'apply' : 'query')}`);
    const { refusal } = own;
    if (refusal && (refusal.word ?? word) === word) return refuse(refusal.status, refusal.code);
    const content = body === '' ? {} : JSON.parse(body);
    if (method === 'POST' && no === '') return apply(content);
    const known = applications.get(no);
    if (!known) return refuse(404, 'NOT_FOUND');
    if (method === 'POST' && word === 'reverse') return reverse(known, content);
    if (word === 'fapiao-files')
      return { status: 200, body: { fapiao_download_info_list: known.map(toDownload(url)) } };
    return { status: 200, body: { total_count: known.length, fapiao_information: known } };
  }

  const toDownload =
    (url: string) =>
    ({ fapiao_id, status }: Applied) => ({
      fapiao_id,
      status,
      ...(own.hasFiles ? { download_url: `${url}/invoicing/fapiao/fapiao-file?token=${fapiao_id}` } : {}),
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

  const giveFile = ({ path }: RawReceived) => {
    if (path !== '/invoicing/fapiao/fapiao-file') return undefined;
    const digest = own.digest ?? createHash('sm3').update(own.file).digest('hex').toUpperCase();
    return { status: 200, body: own.file, headers: { 'sm3-digest': digest } };
  };
  const gate = await startGate({ own, clock, answer: answerTo, give: giveFile });
  const { state, settings, stop } = gate;

  return {
    applications,
    state,
    stop,
    settings,
    env: {
      WECHAT_FAPIAO_MCH_ID: settings.mchId,
      WECHAT_FAPIAO_SERIAL_NO: settings.serialNo,
      WECHAT_FAPIAO_PRIVATE_KEY: settings.privateKey,
      WECHAT_FAPIAO_API_V3_KEY: settings.apiV3Key,
      WECHAT_FAPIAO_PUBLIC_KEY_ID: settings.wechatKeyId,
      WECHAT_FAPIAO_PUBLIC_KEY: settings.wechatPublicKey,
      WECHAT_FAPIAO_API_BASE: settings.apiBase,
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
      const { event = 'FAPIAO.ISSUED', id = `EV-${no}-${event}`, mchid = mchId, ...forging } = changes;
      const content = { mchid, fapiao_apply_id: no, fapiao_information: [] };
      return gate.toMessage(content, { id, event, subject: 'fapiao', ...forging });
    },
  };
}

interface NoticeChanges extends Forging {
  event?: string;
  id?: string;
  mchid?: string;
}

const toFapiao = (number: string, at: Date) => ({
  fapiao_code: '',
  fapiao_number: number,
  check_code: '69001808340631374774',
  password: '',
  fapiao_time: at.toISOString(),
});
