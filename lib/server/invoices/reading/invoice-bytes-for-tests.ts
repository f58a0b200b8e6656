import { strToU8, zipSync } from 'fflate';

/** What an invoice's file of these tests says. */
export interface TestInvoice {
  fapiaoNo: string;
  issueDate: string;
  buyerName: string;
  buyerTaxNo: string;
  sellerTaxNo: string;
  total: string;
}

/** As the tax platform writes the XML of a fully digital invoice. */
export const makeXml = (invoice: TestInvoice): string => `<?xml version="1.0" encoding="utf-8"?>
<EInvoice>
  <Header><EIid>${invoice.fapiaoNo}</EIid><EInvoiceTag>SWEI3200</EInvoiceTag><Version>0.2</Version></Header>
  <EInvoiceData>
    <SellerInformation><SellerIdNum>${invoice.sellerTaxNo}</SellerIdNum><SellerName>北风印务有限公司</SellerName></SellerInformation>
    <BuyerInformation><BuyerIdNum>${invoice.buyerTaxNo}</BuyerIdNum><BuyerName>${invoice.buyerName}</BuyerName></BuyerInformation>
    <BasicInformation>
      <TotalAmWithoutTax>88.50</TotalAmWithoutTax>
      <TotalTax-includedAmount>${invoice.total}</TotalTax-includedAmount>
      <Drawer>王开</Drawer><RequestTime>${invoice.issueDate} 09:30:00</RequestTime>
    </BasicInformation>
  </EInvoiceData>
  <TaxSupervisionInfo>
    <InvoiceNumber>${invoice.fapiaoNo}</InvoiceNumber><IssueTime>${invoice.issueDate} 09:31:00</IssueTime>
  </TaxSupervisionInfo>
</EInvoice>`;

const list = (facts: Record<string, string>): string => {
  const rows = Object.entries(facts).map(([name, text]) => `<ofd:CustomData Name="${name}">${text}</ofd:CustomData>`);
  return `<?xml version="1.0" encoding="UTF-8"?><ofd:OFD xmlns:ofd="http://www.ofdspec.org/2016" Version="1.1"><ofd:DocBody>
    <ofd:DocInfo><ofd:CustomDatas>${rows.join('')}</ofd:CustomDatas></ofd:DocInfo></ofd:DocBody></ofd:OFD>`;
};

/** An OFD with the list of facts, and the XML attached unless there is to be none. */
export function makeOfd(invoice: TestInvoice, { isAttached = true, parts = {} }: OfdChoices = {}): Buffer {
  const facts = {
    发票号码: invoice.fapiaoNo,
    开票日期: invoice.issueDate.replace(/^(\d+)-(\d+)-(\d+)$/, '$1年$2月$3日'),
    合计金额: (Number(invoice.total) - 1).toFixed(2),
    合计税额: '1.00',
    购买方纳税人识别号: invoice.buyerTaxNo,
  };
  const files: Record<string, Uint8Array> = { 'OFD.xml': strToU8(list(facts)) };
  if (isAttached) files['Doc_0/Attachs/invoice.xml'] = strToU8(makeXml(invoice));
  return Buffer.from(zipSync({ ...files, ...parts }));
}

interface OfdChoices {
  isAttached?: boolean;
  parts?: Record<string, Uint8Array>;
}
