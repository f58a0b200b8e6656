import type { StoreApplication } from '#lib/api/store/member-application.ts';
import {
  emptyStoreApplication,
  type StoreApplicationDraft,
  type StoreApplicationField,
  storeApplicationForm,
} from '#lib/contract/store/application-form.ts';

/** The parts of the form in their order. */
export const steps = ['company', 'shop', 'contact', 'payee', 'review'] as const;
export type Step = (typeof steps)[number];

/** Which fields stand on which part, in the order they are read. */
export const stepFields = {
  company: [
    'company_name',
    'credit_code',
    'legal_person',
    'licence',
    'licence_from',
    'licence_until',
    'licence_long_term',
  ],
  shop: ['store_name', 'logo', 'trades', 'intro', 'province_id', 'city_id', 'area_id', 'address'],
  contact: ['contact_name', 'contact_mobile', 'contact_email'],
  payee: ['payee_type', 'payee_name', 'payee_bank', 'payee_branch', 'payee_account'],
  review: ['agreed'],
} as const satisfies Record<Step, readonly StoreApplicationField[]>;

export const allFields: readonly StoreApplicationField[] = steps.flatMap((step) => stepFields[step]);

/** The part the address names; undefined for none, and for what is none of ours. */
export function readStep(parameters: URLSearchParams): Step | undefined {
  return steps.find((step) => step === parameters.get('step'));
}

export function stepOf(field: StoreApplicationField): Step {
  return steps.find((step) => stepFields[step].some((name) => name === field)) ?? 'company';
}

export function neighbours(step: Step): { previous: Step | undefined; next: Step | undefined } {
  const index = steps.indexOf(step);
  return { previous: steps[index - 1], next: steps[index + 1] };
}

/** What is wrong with a field: a key of `validation`, with the limits its sentence names. */
interface Fault {
  field: StoreApplicationField;
  message: string;
  min: number;
  max: number;
}

/** Everything that keeps the form from being handed in on a day of the shop (`yyyy-mm-dd`), one fault a field, in order. */
export function findFaults(form: StoreApplicationDraft, today: string): Fault[] {
  const issues = storeApplicationForm(today).safeParse(form).error?.issues ?? [];
  return allFields.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    if (!issue) return [];
    const limit = (name: string) => Number(Reflect.get(issue, name) ?? 0);
    return [{ field, message: issue.message, min: limit('minimum'), max: limit('maximum') }];
  });
}

/** Where somebody who comes back goes on: the first part with something missing. */
export function firstOpenStep(form: StoreApplicationDraft, today: string): Step {
  const [first] = findFaults(form, today);
  return first ? stepOf(first.field) : 'review';
}

/** How far a part is: nothing missing, something typed, or nothing yet. */
type StepState = 'done' | 'begun' | 'empty';

/** Has the last review said something about a part? */
export function hasRemark(step: Step, remarks: StoreApplication['remarks'] | undefined): boolean {
  return stepFields[step].some((field) => remarks?.[field]);
}

export function stepState(step: Step, form: StoreApplicationDraft, faults: readonly Fault[]): StepState {
  if (!faults.some(({ field }) => stepOf(field) === step)) return 'done';
  const isEmpty = (field: StoreApplicationField) => String(form[field]) === String(emptyStoreApplication[field]);
  return stepFields[step].every(isEmpty) ? 'empty' : 'begun';
}

/** The three levels of the area are one question. */
export function isAreaBelow(field: StoreApplicationField): boolean {
  return field === 'city_id' || field === 'area_id';
}

/** What the page shows; a step in the address goes past the introduction. */
export function viewOf(
  { store, status, no }: Pick<StoreApplication, 'store' | 'status' | 'no'>,
  isStepRequested: boolean,
) {
  if (store) return 'store';
  if (status === 'submitted' || status === 'rejected') return status;
  return no === '' && !isStepRequested ? 'intro' : 'draft';
}
