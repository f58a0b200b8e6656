import type { InvoiceDocument } from '#lib/server/invoices/issuing/invoice-document.ts';
import { openAccount, type WechatAccount } from '../../../wechat-pay/account.ts';
import { askWechat, isOf, isTransient, WechatRefusal } from '../../../wechat-pay/client.ts';
import type { WechatSettings } from '../../../wechat-pay/settings.ts';
import type { InvoiceProvider, IssueOrder, Receipt, RedOrder, Unfit } from '../provider.ts';
import { type Fapiao, readDownloadUrl, readFapiaos, toIssueAnswer, toRedAnswer } from './answers.ts';
import { toApplicationBody, toReverseBody } from './application-body.ts';
import { downloadFile } from './download-file.ts';
import { readWechatNotice } from './read-notice.ts';

const base = '/v3/new-tax-control-fapiao/fapiao-applications';

/**
 * Electronic invoices of WeChat Pay (电子发票, API v3). They are issued in the name of the merchant whose keys these are, and
 * taken back as a whole.
 */
export function wechatInvoices(settings: WechatSettings): InvoiceProvider {
  const account = openAccount(settings);
  return {
    name: 'wechat',
    isPartOfRed: false,
    findUnfit,
    issue: (order) => submit(account, base, toApplicationBody(order)),
    query: async (order) => {
      const fapiaos = await findFapiaos(account, order.no);
      return fapiaos && toIssueAnswer(fapiaos, order);
    },
    reverse: async (order) => {
      const blue = await findBlue(account, order.applicationNo, order.blue);
      if (!blue) return { status: 'refused', code: 'NOT_FOUND', why: '' };
      const body = toReverseBody(order, blue.fapiao_id);
      return submit(account, `${base}/${order.applicationNo}/reverse`, body);
    },
    queryRed: async (order: RedOrder) => {
      const blue = await findBlue(account, order.applicationNo, order.blue);
      return blue && toRedAnswer(blue);
    },
    download: (document, applicationNo) => download(account, document, applicationNo),
    readNotice: (headers, body, at) => readWechatNotice(account, { headers, body, at }),
  };
}

/** Its public documentation speaks of electronic invoices in yuan, whose items have a code. */
function findUnfit({ medium, kind, currency, items }: IssueOrder): Unfit | undefined {
  if (medium !== 'digital') return 'medium';
  if (kind !== 'normal') return 'kind';
  if (currency !== 'CNY') return 'currency';
  return items.some(({ taxCode }) => taxCode === '') ? 'taxCode' : undefined;
}

/** What is there already was accepted before. Throws where nobody knows whether it was. */
async function submit(account: WechatAccount, resource: string, body: object): Promise<Receipt> {
  try {
    await askWechat(account, { method: 'POST', resource, body });
    return { status: 'accepted' };
  } catch (error) {
    if (isOf(error, 'RESOURCE_ALREADY_EXISTS')) return { status: 'accepted' };
    if (!(error instanceof WechatRefusal) || isTransient(error)) throw error;
    return { status: 'refused', code: error.code, why: error.message };
  }
}

/** The documents of an application. Undefined: WeChat Pay does not know it. */
async function findFapiaos(account: WechatAccount, no: string): Promise<Fapiao[] | undefined> {
  try {
    return readFapiaos(await askWechat(account, { method: 'GET', resource: `${base}/${no}` }));
  } catch (error) {
    if (isOf(error, 'NOT_FOUND')) return undefined;
    throw error;
  }
}

/** An application's document by its number: which round issued it does not matter. */
async function findBlue(
  account: WechatAccount,
  no: string,
  { fapiaoCode, fapiaoNo }: RedOrder['blue'],
): Promise<Fapiao | undefined> {
  const fapiaos = await findFapiaos(account, no);
  return fapiaos?.find(({ blue_fapiao: blue }) => blue?.fapiao_number === fapiaoNo && blue.fapiao_code === fapiaoCode);
}

/** Of red documents there is no file to be had. */
async function download(account: WechatAccount, document: InvoiceDocument, no: string) {
  if (document.color === 'red') return undefined;
  const blue = await findBlue(account, no, document);
  if (!blue) return [];
  const { fapiao_id, card_information } = blue;
  const resource = `${base}/${no}/fapiao-files?fapiao_id=${fapiao_id}`;
  const url = readDownloadUrl(await askWechat(account, { method: 'GET', resource }), fapiao_id);
  if (url === undefined) return [];
  const query = {
    mchid: account.mchId,
    openid: card_information?.card_openid ?? '',
    invoice_code: document.fapiaoCode,
    invoice_no: document.fapiaoNo,
    fapiao_id,
  };
  return [{ format: 'pdf' as const, bytes: await downloadFile({ url, apiBase: account.apiBase, query }) }];
}
