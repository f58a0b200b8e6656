import { consentTexts } from '#lib/contract/identity/consents.ts';
import { neededSteps, type OpeningStep } from '#lib/contract/site/desk-opening.ts';
import { locales } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { hasCategories, hasProducts } from '../../catalogue/index.ts';
import type { ServerContext } from '../../db/context.ts';
import { countUnprovenOperators } from '../../identity/index.ts';
import { isMailWorking } from '../../messaging/index.ts';
import { listProviders } from '../../payments/index.ts';
import {
  findDocument,
  getLiveLook,
  getSettings,
  homePage,
  listChosenSettings,
  listPageEntries,
  type Settings,
} from '../../site/index.ts';

interface OpeningState {
  steps: { key: OpeningStep; isDone: boolean }[];
  /** What the shop should not open without, and lacks. */
  missing: (typeof neededSteps)[number][];
}

/** What an owner does before the opening, each as the shop's facts have it: nobody ticks anything off. */
export async function listSteps(ctx: ServerContext): Promise<OpeningState> {
  const [settings, { look }] = await Promise.all([getSettings(ctx), getLiveLook(ctx)]);
  const [unproven, chosen, pages, providers, isMailing, isSorted, isFilled, home] = await Promise.all([
    countUnprovenOperators(ctx.db),
    listChosenSettings(ctx.db),
    listPageEntries(ctx),
    listProviders(ctx),
    isMailWorking(ctx),
    hasCategories(ctx.db),
    hasProducts(ctx.db),
    findDocument(ctx.db, homePage),
  ]);
  const published = new Set(pages.map(({ slug }) => slug));
  const facts: Record<OpeningStep, boolean> = {
    two_factor: unproven === 0,
    company: isNamed(settings) && settings['site.company'].company !== '',
    look: look.logo !== '',
    legal: consentTexts.every((text) => published.has(text)),
    delivery: [...chosen].some((key) => key.startsWith('shipping.')),
    payment: providers.some(({ channel }) => channel !== 'sandbox'),
    mail: isMailing,
    categories: isSorted,
    product: isFilled,
    home: typeof home?.currentVersionId === 'number',
    address: ctx.env.IS_PUBLIC_URL_SET,
    opening: settings['site.isOpen'],
  };
  const steps = (Object.keys(facts) as OpeningStep[]).map((key) => ({ key, isDone: facts[key] }));
  // Codes go out by text message as well.
  const isThere = { ...facts, mail: facts.mail || ctx.env.SMS_PROVIDER !== undefined };
  return { steps, missing: neededSteps.filter((key) => !isThere[key]) };
}

/** Whether somebody has given the shop a name: it is called something before. */
const isNamed = ({ 'site.name': name }: Settings): boolean =>
  locales.some((locale) => name[locale] !== sentence(locale, 'api.siteName'));
