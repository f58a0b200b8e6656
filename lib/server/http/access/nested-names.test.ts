import { afterAll, expect, it } from '@jest/globals';
import { z } from 'zod';
import { listRoutes } from '../serve.ts';
import { createTestApi } from '../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

/** Where it is tried that such a name below the top of a body leads to nothing of somebody else's, or why it cannot. */
const known: Record<string, string> = {
  'post /api/user/checkIn credential.id': 'passkey-login.test.ts: a name that only its signature lets in',
  'post /api/account/passkeyAdd credential.id': 'member-passkeys.test.ts: one that an account has is refused',
  'post /api/order/preview what.no': 'create-order.db.test.ts, for a basket and for an offer',
  'post /api/order/create what.no': 'as above',
  'post /api/order/preview what.items[]': 'as above: lines of that basket only',
  'post /api/order/create what.items[]': 'as above',
  'post /api/order/preview what.product_id': 'the public catalogue',
  'post /api/order/create what.product_id': 'as above',
  'post /api/order/preview what.variant_id': 'as above',
  'post /api/order/create what.variant_id': 'as above',
  'post /api/order/preview what.template_version_id': 'as above',
  'post /api/order/create what.template_version_id': 'as above',
  'post /api/order/create invoice.tax_no': 'the company’s; it names nothing here',
  'post /api/store/invoiceFilesCheck files[].no': 'many-files.db.test.ts: of the own store only',
  'post /api/store/invoiceFilesSave files[].no': 'as above',
  'post /api/operator/invoice/filesCheck files[].no': 'as above: of the platform only',
  'post /api/operator/invoice/filesSave files[].no': 'as above',
  'post /api/operator/page/draft blocks[].id': 'blocks.test.ts: it names a block of that page and nothing else',
  'post /api/operator/payout/check references[].no': 'batches.db.test.ts: rows of that file only',
  'post /api/operator/payout/apply references[].no': 'as above',
  'post /api/invoice/titlePapers files[]': 'send-papers.db.test.ts: own uploads only',
  'post /api/store/invoiceTitlePapers files[]': 'as above',
  'post /api/aftersale/preview lines[].line_id': 'aftersale-calls.test.ts: lines of that order only',
  'post /api/aftersale/preview lines[].variant_id': 'as above: versions of that product only',
  'post /api/aftersale/apply lines[].line_id': 'as above',
  'post /api/aftersale/apply lines[].variant_id': 'as above',
  'post /api/operator/aftersale/open lines[].line_id': 'as above, the same use case',
  'post /api/aftersale/apply files[]': 'aftersale-calls.test.ts',
  'post /api/aftersale/amend files[]': 'aftersale-calls.test.ts',
  'post /api/aftersale/resubmit files[]': 'aftersale-calls.test.ts',
  'post /api/aftersale/dispute files[]': 'aftersale-calls.test.ts',
  'post /api/aftersale/message files[]': 'aftersale-calls.test.ts',
  'post /api/store/aftersaleRefuse files[]': 'as above',
  'post /api/operator/aftersale/refuse files[]': 'as above, the same use case',
  'post /api/store/aftersaleReship files[]': 'as above',
  'post /api/operator/aftersale/reship files[]': 'as above, the same use case',
  'post /api/store/aftersaleMessage files[]': 'as above',
  'post /api/operator/aftersale/message files[]': 'as above, the same use case',
  'post /api/store/aftersalePropose lines[].line_id': 'case-moves.db.test.ts: lines of that case only',
  'post /api/operator/aftersale/propose lines[].line_id': 'as above, the same use case',
  'post /api/store/aftersaleReceive lines[].line_id': 'case-moves.db.test.ts: lines of that case only',
  'post /api/operator/aftersale/receive lines[].line_id': 'as above, the same use case',
  'post /api/store/ship lines[].line_id': 'refused-moves.db.test.ts',
  'post /api/operator/order/ship lines[].line_id': 'as above, the same use case',
  'post /api/store/serviceDone files[]': 'fulfil-order.db.test.ts and refused-moves.db.test.ts',
  'post /api/operator/order/serviceDone files[]': 'as above, the same use case',
  'post /api/quote/itemSave files[]': 'drafts.db.test.ts',
  'post /api/quote/submit items[]': 'drafts.db.test.ts, those of others',
  'post /api/store/quoteOffer items[]': 'offers.db.test.ts: lines of that quotation only',
  'post /api/operator/quote/offer items[]': 'as above, the same use case',
  'post /api/quote/save files[]': 'attacks/foreign-names.test.ts',
  'post /api/quote/message files[]': 'as above',
  'post /api/store/quoteMessage files[]': 'as above',
  'post /api/operator/quote/message files[]': 'as above, the same use case',
  'post /api/operator/quote/confirm files[]': 'confirm-for-customer.db.test.ts',
  'post /api/operator/product/save product.category_id': 'all operators keep one catalogue',
  'post /api/operator/product/save product.attribute_value_ids': 'as above',
  'post /api/operator/product/save product.variants[].id': 'attacks/foreign-names.test.ts, of another product',
  'post /api/operator/product/save product.pictures[].file_id': 'attacks/foreign-names.test.ts',
  'post /api/operator/specification/save seen.version_id': 'compared with what there is, and never looked up',
  'post /api/operator/attribute/save values[].id': 'attacks/foreign-names.test.ts, of another attribute',
};

const namesSomething = /(?:^|\.)(?:(?:.+_)?(?:id|ids|no|uid)|files\[\]|items\[\]|pictures\[\])$/;

/** The places in a body that name something, below its top. */
function placesOf(schema: z.ZodType): string[] {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const found = new Set<string>();
  const visit = (node: z.core.JSONSchema.BaseSchema, at: string, seen: readonly string[]): void => {
    const name = node.$ref?.replace('#/$defs/', '');
    if (name !== undefined) {
      const known = $defs[name];
      if (known && !seen.includes(name)) visit(known, at, [...seen, name]);
      return;
    }
    if (/[.[]/.test(at) && node.type !== 'object' && namesSomething.test(at)) found.add(at);
    const branches = [...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])];
    for (const branch of branches) visit(branch as z.core.JSONSchema.BaseSchema, at, seen);
    if (node.items && !Array.isArray(node.items)) visit(node.items as z.core.JSONSchema.BaseSchema, `${at}[]`, seen);
    for (const [key, value] of Object.entries(node.properties ?? {})) {
      visit(value as z.core.JSONSchema.BaseSchema, at === '' ? key : `${at}.${key}`, seen);
    }
  };
  visit(root as z.core.JSONSchema.BaseSchema, '', []);
  return [...found];
}

it('knows of every name below the top of a body where it is tried with one of somebody else', () => {
  const found = listRoutes(test.api.app).flatMap(({ entry: { method, path, body } }) =>
    body ? placesOf(body).map((place) => `${method} ${path} ${place}`) : [],
  );
  expect(found.sort()).toEqual(Object.keys(known).sort());
});
