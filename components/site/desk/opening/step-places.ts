import type { OpeningStep } from '#lib/api/site/desk-opening.ts';
import { userPath } from '#lib/routes/user-path.ts';

/** Where each step is done; undefined for what is done where the process is started, or on the page of the list itself. */
export const stepPlaces: Record<OpeningStep, string | undefined> = {
  two_factor: userPath('account/changePassword'),
  company: userPath('desk/opening/setup', { step: 'shop' }),
  look: userPath('desk/look'),
  legal: userPath('desk/pages'),
  delivery: userPath('desk/opening/setup', { step: 'delivery' }),
  payment: userPath('desk/opening/setup', { step: 'bank' }),
  mail: undefined,
  categories: userPath('desk/categories'),
  product: userPath('desk/products'),
  home: userPath('desk/pages'),
  address: undefined,
  opening: userPath('desk/opening'),
};
