import { cooperationTopics } from '#lib/contract/site/shop-leads.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { type LeadField, type LeadWords, leadFields } from './lead-types.ts';

/** All sentences of the form. Those with a value in them go as templates: the browser only puts the value in. */
export async function leadWords(): Promise<LeadWords> {
  const [t, v] = [await getTranslations('siteCooperate'), await getTranslations('validation')];
  const labels = Object.fromEntries(leadFields.map((name) => [name, t(name)])) as Record<LeadField, string>;
  return {
    labels,
    help: { mobile: t('mobileHelp'), message: t('messageHelp') },
    topics: cooperationTopics.map((value) => ({ value, name: t(`topics.${value}`) })),
    optional: t('optional'),
    submit: t('submit'),
    sending: t('sending'),
    failed: t('failed'),
    checkForm: { one: t('checkForm', { count: 1 }), other: t('checkForm', { count: 2 }).replace('2', '{count}') },
    about: t('about', { name: '{name}' }),
    aboutSku: t('aboutSku', { sku: '{sku}' }),
    aboutQuantity: t('aboutQuantity', { quantity: '{quantity}' }),
    doneTitle: t('doneTitle', { number: '{number}' }),
    doneText: t('doneText'),
    doneAgain: t('doneAgain'),
    doneHome: t('doneHome'),
    validation: {
      required: v('required'),
      mobile: v('mobile'),
      email: v('email'),
      invalid: v('invalid'),
      tooLong: v('tooLong', { max: '{max}' }),
    },
  };
}
