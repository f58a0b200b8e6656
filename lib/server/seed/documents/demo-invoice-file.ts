/** What stands in the file of an invoice of the demo shop. */
interface FileFacts {
  fapiaoNo: string;
  issueDate: string;
  buyer: { name: string; taxNo: string };
  seller: { name: string; taxNo: string };
  total: string;
}

/** The XML of a fully digital invoice as the tax platform writes it; of the demo shop, it says that it is not valid. */
export const writeInvoiceXml = ({ fapiaoNo, issueDate, buyer, seller, total }: FileFacts): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<EInvoice>
  <Header><EIid>${fapiaoNo}</EIid><Version>0.2</Version></Header>
  <EInvoiceData>
    <SellerInformation><SellerIdNum>${seller.taxNo}</SellerIdNum><SellerName>${seller.name}</SellerName></SellerInformation>
    <BuyerInformation><BuyerIdNum>${buyer.taxNo}</BuyerIdNum><BuyerName>${buyer.name}</BuyerName></BuyerInformation>
    <BasicInformation><TotalTax-includedAmount>${total}</TotalTax-includedAmount></BasicInformation>
    <AdditionalInformation><Remark>DEMO</Remark></AdditionalInformation>
  </EInvoiceData>
  <TaxSupervisionInfo>
    <InvoiceNumber>${fapiaoNo}</InvoiceNumber><IssueTime>${issueDate} 10:00:00</IssueTime>
  </TaxSupervisionInfo>
</EInvoice>`;
