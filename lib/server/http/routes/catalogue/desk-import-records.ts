import {
  type ImportField,
  importFields,
  type ProductImport,
  type ProductImportSummary,
} from '#lib/contract/catalogue/desk-import.ts';
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { inEachLanguage, toTextFields } from '#lib/i18n/texts.ts';
import { unitSentence } from '#lib/i18n/unit-sentences.ts';
import {
  type ChangedValue,
  type ExportedProduct,
  headingOf,
  type ImportDetail,
  type ImportFault,
  type ImportSummary,
  isChoice,
  wordOf,
} from '#lib/server/catalogue/index.ts';
import type { Cell } from '#lib/server/http/spreadsheets/xlsx-parts.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { parseFen } from '#lib/server/kernel/money.ts';
import { fieldSentence } from '../../answers.ts';

export function toImportSummary({ record, who, counts }: ImportSummary): ProductImportSummary {
  return {
    id: record.id,
    file_name: record.fileName,
    status: record.status,
    who,
    row_count: record.rowCount,
    counts,
    create_time: toUnixSeconds(record.createdAt),
  };
}

export function toImportDetail(detail: ImportDetail, locale: Locale): ProductImport {
  const { record, samples, faulty, changed, warned } = detail;
  return {
    ...toImportSummary(detail),
    columns: record.headings.map((heading, index) => ({ heading, sample: samples[index] ?? '' })),
    mapping: record.mapping,
    faults: faulty.map(({ n, product, faults }) => ({
      row: n,
      product,
      errors: faults.map((fault) => ({ field: toField(fault.field), text: fieldSentence(fault, locale) })),
    })),
    warnings: warned.rows.map(({ n, product, warnings }) => ({
      row: n,
      product,
      notes: warnings.map((each) => ({ field: toField(each.field), text: fieldSentence(each, locale) })),
    })),
    warned_count: warned.total,
    changes: changed.map(({ n, product, changes }) => ({
      row: n,
      product,
      fields: changes.map(({ field, from, to }) => ({
        field,
        from: toValueText(field, from, locale),
        to: toValueText(field, to, locale),
      })),
    })),
  };
}

/** A value as the reader's language has it. */
function toValueText(field: ImportField, value: ChangedValue, locale: Locale): string {
  if (typeof value !== 'string') return value[locale];
  if (value === '') return value;
  if (field === 'unit') return unitSentence(locale, value);
  return isChoice(field) ? wordOf(field, value, locale) : value;
}

const toField = (field: string | null): ImportField | null => importFields.find((each) => each === field) ?? null;

/** What is wrong with a row, each fault behind the name of its column. */
export function toFaultText(faults: ImportFault[], locale: Locale): string {
  const parts = faults.map((fault) => {
    const field = toField(fault.field);
    const text = fieldSentence(fault, locale);
    return field ? sentence(locale, 'catalogueImport.faultOf', { column: headingOf(field, locale), text }) : text;
  });
  return parts.join('\n');
}

/** The lines of a product as an import reads them: the product in the first, a further one for each further variant. */
export function toExportLines({ form, status, category }: ExportedProduct, locale: Locale): Cell[][] {
  const own: Partial<Record<ImportField, Cell>> = {
    ...toTextFields(
      'name_',
      inEachLanguage((each) => form.texts[each].name),
    ),
    ...toTextFields(
      'summary_',
      inEachLanguage((each) => form.texts[each].summary),
    ),
    category,
    kind: wordOf('kind', form.kind, locale),
    pricing: wordOf('pricing', form.pricing, locale),
    unit: unitSentence(locale, form.unit),
    fulfilment: wordOf('fulfilment', form.fulfilment, locale),
    lead_days_min: { integer: form.lead_days_min },
    lead_days_max: { integer: form.lead_days_max },
    minimum_quantity: { integer: form.minimum_quantity },
    status: wordOf('status', status, locale),
  };
  const variants = form.variants.length > 0 ? form.variants : [undefined];
  return variants.map((variant, index) => {
    const cells: Partial<Record<ImportField, Cell>> = {
      slug: form.slug,
      ...(index === 0 && own),
      ...(variant && {
        sku: variant.sku,
        options: toChoiceText(form.options, variant.options),
        price: { money: parseFen(variant.price) },
        list_price: variant.list_price === null ? '' : { money: parseFen(variant.list_price) },
        stock: variant.stock === null ? '' : { integer: variant.stock },
      }),
    };
    return importFields.map((field) => cells[field] ?? '');
  });
}

type Options = ExportedProduct['form']['options'];

function toChoiceText(options: Options, choice: Record<string, string>): string {
  const parts = options.flatMap((option) => {
    const value = option.values.find(({ key }) => key === choice[option.key]);
    return value ? [`${toName(option)}=${toName(value)}`] : [];
  });
  return parts.join('; ');
}

/** A name with a sign in it that separates would be read as two. */
const toName = ({
  key,
  name: { [defaultLocale]: name },
}: Options[number] | Options[number]['values'][number]): string =>
  name === '' || /[;；=＝\n]/.test(name) ? key : name;
