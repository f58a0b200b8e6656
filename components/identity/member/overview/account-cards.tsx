'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { FigureCard, FigureCards } from '#components/ui/facts/figure-card.tsx';
import type { Overview } from '#lib/api/identity/member-overview.ts';
import { unreadQuery } from '#lib/api/messaging/member-inbox.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';

/** What there is now. Balance and points come with the member's record; the rest only where the server tells it. */
export function AccountCards({ cards = {}, canRecharge }: { cards: Overview['cards']; canRecharge: boolean }) {
  const t = useTranslations('identityOverview.cards');
  return (
    <FigureCards label={t('label')}>
      <MoneyCard cards={cards} />
      <PointsCard cards={cards} />
      {canRecharge && <RechargesCard count={cards.recharges_open} />}
      <UnreadCard />
    </FigureCards>
  );
}

type Cards = NonNullable<Overview['cards']>;

function MoneyCard({ cards: { money, money_held = '0.00' } }: { cards: Cards }) {
  const t = useTranslations('identityOverview.cards');
  const locale = useLocale();
  const { user } = useMemberCentre();
  const note = money_held === '0.00' ? undefined : t('moneyHeld', { amount: formatMoney(locale, money_held) });
  return (
    <FigureCard
      href={userPath('account/balance')}
      label={t('money')}
      value={formatMoney(locale, money ?? user.money)}
      note={note}
    />
  );
}

/** Points that run out are worth a word before points that are set aside. */
function PointsCard({ cards: { score, score_held = 0, expiring } }: { cards: Cards }) {
  const t = useTranslations('identityOverview.cards');
  const format = useFormatter();
  const { user } = useMemberCentre();
  const held = score_held > 0 ? t('scoreHeld', { count: score_held }) : undefined;
  // The time is the end of their last day, which is the first moment of the next.
  const expiry =
    expiring && t('expiring', { count: expiring.score, date: formatTime(expiring.time - 1, '', 'yyyy-mm-dd') });
  return (
    <FigureCard
      href={userPath('account/integral')}
      label={t('score')}
      value={format.number(score ?? user.score)}
      note={expiry ?? held}
    />
  );
}

function RechargesCard({ count }: { count: number | undefined }) {
  const t = useTranslations('identityOverview.cards');
  if (count === undefined) return null;
  return (
    <FigureCard
      href={userPath('account/balance', { view: 'recharges' })}
      label={t('recharges')}
      value={String(count)}
      note={count > 0 ? t('rechargesSome') : t('rechargesNone')}
    />
  );
}

function UnreadCard() {
  const t = useTranslations('identityOverview.cards');
  const format = useFormatter();
  const { data } = useQuery(unreadQuery());
  if (!data) return null;
  return (
    <FigureCard
      href={userPath('message')}
      label={t('unread')}
      value={format.number(data.total)}
      note={data.total > 0 ? t('unreadSome') : t('unreadNone')}
    />
  );
}
