import { AlipaySdk, type AlipaySdkCommonResult } from 'alipay-sdk';
import type { Clock } from '../../kernel/clock.ts';
import { formatFen, parseFen } from '../../kernel/money.ts';
import { shanghaiTime } from '../shanghai-time.ts';
import type { AskedTransfer, TransferAnswer, TransferOrder, TransferProvider } from '../transfers/transfer-provider.ts';
import { faultOfWord, findFault } from './transfer-faults.ts';

interface AlipayTransferSettings {
  appId: string;
  privateKey: string;
  appCertificate: string;
  publicCertificate: string;
  rootCertificates: string;
  gateway: string;
  clock: Clock;
}

type Content = Record<string, string | Record<string, string>>;

/** A single transfer from the shop's account without a password, as both calls name it. */
const product = { product_code: 'TRANS_ACCOUNT_NO_PWD', biz_scene: 'DIRECT_TRANSFER' };

/** Transfers to what people log in to Alipay with; their name has to be the one that Alipay has verified. */
export function alipayTransfers(settings: AlipayTransferSettings): TransferProvider {
  const { appId, privateKey, gateway, clock } = settings;
  const sdk = new AlipaySdk({
    appId,
    privateKey,
    gateway,
    appCertContent: settings.appCertificate,
    alipayPublicCertContent: settings.publicCertificate,
    alipayRootCertContent: settings.rootCertificates,
    timeout: 8000,
  });
  const ask = async (method: string, bizContent: Content) => {
    const sent = sdk.exec(method, { timestamp: shanghaiTime(clock.now()), bizContent }, { validateSign: true });
    return sent.catch(() => {
      // The SDK's own error repeats what came over the line.
      throw new Error(`alipay: no answer of ${method}`);
    });
  };
  return {
    transfer: async (order) => toAnswer(await ask('alipay.fund.trans.uni.transfer', toContent(order)), order),
    query: async (asked) => {
      const answer = await ask('alipay.fund.trans.common.query', { ...product, out_biz_no: asked.no });
      if (answer.subCode === 'ORDER_NOT_EXIST') return { status: 'missing' };
      if (answer.code !== '10000') throw new Error(`alipay: ${answer.code} ${answer.subCode ?? ''}`);
      return toState(answer, asked);
    },
  };
}

function toContent({ no, amount, title, payee }: TransferOrder): Content {
  return {
    ...product,
    out_biz_no: no,
    trans_amount: formatFen(amount),
    order_title: title,
    remark: title,
    payee_info: { identity: payee.account, identity_type: 'ALIPAY_LOGON_ID', name: payee.holder },
  };
}

function toAnswer(answer: AlipaySdkCommonResult, order: TransferOrder): TransferAnswer {
  if (answer.code === '10000') return toState(answer, order);
  const code = String(answer.subCode ?? answer.code).slice(0, 64);
  const fault = findFault(answer.code, answer.subCode);
  return fault ? { status: 'failed', fault, code } : { status: 'pending', code };
}

/** Throws where it is about something else than what was asked. */
function toState(answer: AlipaySdkCommonResult, { no, amount }: AskedTransfer): TransferAnswer {
  if (answer.outBizNo !== no) throw new Error('alipay: an answer about another transfer');
  const { orderId, transAmount } = answer;
  if (transAmount !== undefined && parseFen(String(transAmount)) !== amount) {
    throw new Error('alipay: another amount than was asked for');
  }
  const code = String(answer.errorCode ?? '').slice(0, 64);
  switch (answer.status) {
    case 'SUCCESS':
      if (!orderId) throw new Error('alipay: a transfer without a number');
      return { status: 'succeeded', orderId: String(orderId).slice(0, 64) };
    case 'FAIL':
      return { status: 'failed', fault: faultOfWord(code, 'refused'), code };
    case 'REFUND':
    case 'CLOSED':
      return { status: 'returned', fault: faultOfWord(code, 'sent_back'), code };
    default:
      return { status: 'pending', code };
  }
}
