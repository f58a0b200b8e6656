/** What is asked of an owner one after the other, each to be skipped; `step` of the address says which. */
export const setupSteps = ['shop', 'company', 'look', 'delivery', 'bank'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** The step of an address; the first where it names none. */
export const toSetupStep = (text: string | null): SetupStep => setupSteps.find((step) => step === text) ?? 'shop';

/** The one after it; undefined after the last. */
export const stepAfter = (step: SetupStep): SetupStep | undefined => setupSteps[setupSteps.indexOf(step) + 1];
