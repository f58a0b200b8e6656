import type { QuotationItem, QuotationVersion } from '#lib/contract/quotation/member-records.ts';

/** A line with what a test does not care about. */
export function item(inputs: Partial<QuotationItem> = {}): QuotationItem {
  return {
    id: 1,
    line_key: '00000000-0000-4000-8000-000000000001',
    kind: 'configured',
    product_id: 1,
    slug: 'card',
    product_kind: 'product',
    fulfilment: 'ship',
    name: 'Card',
    picture: null,
    variant_id: null,
    variant_text: '',
    template_version_id: 1,
    selection: {},
    qty: 100,
    unit: 'box',
    result: 'auto_price',
    unit_price: '1.00',
    former_price: null,
    list_amount: null,
    amount: '100.00',
    target_price: null,
    spec: [],
    breakdown: [],
    note: '',
    files: [],
    spec_files: [],
    faults: {},
    ...inputs,
  };
}

export function version(items: QuotationItem[], inputs: Partial<QuotationVersion> = {}): QuotationVersion {
  return {
    n: 1,
    author: 'seller',
    status: 'sent',
    total: '100.00',
    sent_time: 1_700_000_000,
    items,
    goods: '100.00',
    freight: '0.00',
    discount: '0.00',
    deposit: '0.00',
    deposit_bp: 0,
    deposit_forfeit: '0.00',
    deposit_forfeit_bp: 0,
    tax_mode: 'included',
    lead_days: null,
    valid_until: null,
    payment_terms: '',
    terms: '',
    note: '',
    ...inputs,
  };
}
