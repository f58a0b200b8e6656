import {
  operatorCategoryTaxes,
  operatorCategoryTaxSave,
  operatorTaxCodeOptions,
  operatorTaxCodeSave,
  operatorTaxCodes,
  type TaxCodeRecord,
} from '#lib/contract/invoices/desk-taxes.ts';
import { defaultLocale } from '#lib/i18n/locales.ts';
import { inEachLanguage } from '#lib/i18n/texts.ts';
import { listEditedCategories } from '#lib/server/catalogue/index.ts';
import {
  listTaxCodeOptions,
  listTaxCodes,
  type OwnTax,
  readOwnTaxes,
  saveCategoryTax,
  saveTaxCode,
  type TaxCode,
} from '#lib/server/invoices/index.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { type App, serve } from '../../serve.ts';
import { toLookup } from '../../to-lookup.ts';
import { toBasisPoints, toPerCent } from './rates.ts';
import { inTreeOrder } from './tree-order.ts';

const guard = { node: 'operator/invoice/taxes' } as const;

/** Tax codes, and which categories are invoiced under which. */
export function registerOperatorTaxes(app: App): void {
  serve(app, operatorTaxCodes, {
    guard,
    run: async ({ server, query }) => {
      const { list, total } = await listTaxCodes(server.db, { q: query.q ?? '' }, toPage(query));
      return { list: list.map(toRecord), total };
    },
  });
  serve(app, operatorTaxCodeOptions, {
    guard,
    limits: [{ points: 120, seconds: 60, by: 'account' }],
    run: ({ server, query }) => listTaxCodeOptions(server.db, toLookup(query)),
  });
  serve(app, operatorTaxCodeSave, {
    guard,
    message: 'taxCodeSaved',
    run: async ({ server, member, body: { rate, ...body } }) =>
      toRecord(await saveTaxCode(server, member, { ...body, taxBp: toBasisPoints(rate) })),
  });
  serve(app, operatorCategoryTaxes, {
    guard,
    run: async ({ server }) => {
      const [categories, own] = await Promise.all([listEditedCategories(server), readOwnTaxes(server.db)]);
      return { list: describeCategories(inTreeOrder(categories), own) };
    },
  });
  serve(app, operatorCategoryTaxSave, {
    guard,
    message: 'categoryTaxSaved',
    run: ({ server, member, body: { category_id: categoryId, code_id: code, rate } }) => {
      const said = { taxCodeId: code || null, taxBp: rate === '' ? null : toBasisPoints(rate) };
      return saveCategoryTax(server, member, { categoryId, ...said });
    },
  });
}

const toRecord = ({ id, code, label, name, taxBp }: TaxCode): TaxCodeRecord => ({
  id,
  code,
  label,
  name,
  rate: toPerCent(taxBp),
});

type Categories = Awaited<ReturnType<typeof listEditedCategories>>;

/** Parents come before their children, so that what is inherited is known already. */
function describeCategories(categories: Categories, own: ReadonlyMap<number, OwnTax>) {
  const counting = new Map<number, { tax: OwnTax; from: number }>();
  const depths = new Map<number, number>();
  return categories.map(({ id, parent_id: parentId, texts }) => {
    const said = own.get(id);
    const tax = said ? { tax: said, from: id } : counting.get(parentId ?? 0);
    if (tax) counting.set(id, tax);
    const depth = parentId === null ? 0 : (depths.get(parentId) ?? 0) + 1;
    depths.set(id, depth);
    return {
      id,
      parent_id: parentId,
      names: inEachLanguage((locale) => texts[locale].name || texts[defaultLocale].name),
      depth,
      own: said ? { code_id: said.code.id, rate: said.taxBp === null ? '' : toPerCent(said.taxBp) } : null,
      tax: tax
        ? {
            code: tax.tax.code.code,
            label: tax.tax.code.label,
            name: tax.tax.code.name,
            rate: toPerCent(tax.tax.taxBp ?? tax.tax.code.taxBp),
            from_id: tax.from,
          }
        : null,
    };
  });
}
