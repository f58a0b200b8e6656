import { leaveFor } from '#components/ui/hooks/use-navigation.ts';
import { type SavedLine, saveLine } from '#lib/api/quotation/member-quotations.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { type BuyChoice, buyPath } from '#lib/routes/buy-link.ts';
import { openLogin } from '#lib/session/login-request.ts';
import { isLoggedIn } from '#lib/session/stored-user.ts';
import { randomUuid } from '#lib/utils/random-uuid.ts';
import { asMember } from './as-member.ts';

/** Where one product is ordered at once; who is nobody yet logs in on the way. */
export function buyNow(choice: BuyChoice): void {
  const target = buyPath(choice);
  if (isLoggedIn()) leaveFor(target);
  else openLogin({ tab: 'login', target, why: 'buy' });
}

let adding: { input: string; key: string } | undefined;

/** The same for the same choice until the server has answered: a second try after a lost answer makes no second line. */
function keyOf(choice: BuyChoice): string {
  const input = JSON.stringify(choice);
  if (adding?.input !== input) adding = { input, key: randomUuid() };
  return adding.key;
}

/** Puts a choice into the basket, after a login where one is needed. `onAdded` once it is there. */
export function addToBasket(choice: BuyChoice, onAdded: () => void = () => {}): void {
  const key = keyOf(choice);
  asMember(async () => {
    let saved: SavedLine;
    try {
      saved = await saveLine({ ...choice, line_key: key });
    } catch (error) {
      // Refusals and failures were shown; the choice stands where it stood.
      if (error instanceof ApiError && error.status === 200) adding = undefined;
      return;
    }
    adding = undefined;
    onAdded();
    const { showAdded } = await import('./show-added.tsx');
    await showAdded(saved);
  });
}
