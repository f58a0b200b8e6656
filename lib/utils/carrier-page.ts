import type { CarrierCode } from '#lib/contract/orders/carriers.ts';

/** Pages of the carriers where a parcel is followed; `{no}` stands for its number, where a page takes it by its address. */
const pages: Partial<Record<CarrierCode, string>> = {
  sf: 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/{no}',
  jd: 'https://www.jdl.com/orderSearch/?waybillCodes={no}',
  zto: 'https://www.zto.com/express/expressCheck.html?txtBill={no}',
  yto: 'https://www.yto.net.cn/tracesimple.html',
  sto: 'https://www.sto.cn/pc/home',
  yunda: 'https://www.yundaex.com/cn/index.php',
  jtexpress: 'https://www.jtexpress.cn/',
  ems: 'https://www.ems.com.cn/queryList',
  chinapost: 'https://yjcx.chinapost.com.cn/qps/yjcx',
  deppon: 'https://www.deppon.com/newwebsite/track/ordertrack',
  kuayue: 'https://www.ky-express.com/',
  annto: 'https://www.annto.com/',
  dhl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={no}',
  ups: 'https://www.ups.com/track?tracknum={no}',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr={no}',
};

/** Where the carrier says how far a parcel is; undefined for one that has no page (the shop's own, one named in words). */
export function carrierPage(code: string, trackingNo: string): string | undefined {
  const page = Object.hasOwn(pages, code) ? pages[code as CarrierCode] : undefined;
  return page?.replace('{no}', () => encodeURIComponent(trackingNo.trim()));
}
