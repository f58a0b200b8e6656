import { ofProfileTexts } from '#lib/contract/identity/profile-texts.ts';
import type { UserInfo } from '#lib/contract/identity/shop-login.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../../db/context.ts';
import { defaultAvatar, describeAddress, getAccountFacts, type User } from '../../identity/index.ts';
import { toUnixSeconds } from '../../kernel/clock.ts';
import { formatFen } from '../../kernel/money.ts';
import { nameAreas } from '../../site/index.ts';
import { getUserBalances, type UserBalances } from '../../wallet/index.ts';

/** The user record of specification §3, with the tokens where the caller has just got them. */
export async function describeMember(
  ctx: ServerContext,
  userId: number,
  { locale, ...tokens }: { locale: Locale; token: string; refreshToken?: string },
): Promise<UserInfo> {
  const [{ user, defaultAddress: address, closing }, balances] = await Promise.all([
    getAccountFacts(ctx.db, userId),
    getUserBalances(ctx.db, userId),
  ]);
  return {
    ...toRecord(user, balances),
    use_address: address ? nameAreas(describeAddress(address), locale) : null,
    closing_time: closing ? toUnixSeconds(closing.effectiveAt) : null,
    token: tokens.token,
    refresh_token: tokens.refreshToken ?? '',
  };
}

function toRecord(
  user: User,
  { balanceAmount, points }: UserBalances,
): Omit<UserInfo, 'token' | 'refresh_token' | 'use_address' | 'closing_time'> {
  return {
    id: user.id,
    username: user.username,
    nickname: user.nickname,
    email: user.email ?? '',
    mobile: user.mobile ?? '',
    avatar: user.avatar || defaultAvatar,
    gender: toGender(user.gender),
    birthday: user.birthday,
    money: formatFen(balanceAmount),
    score: points,
    last_login_time: toUnixSeconds(user.lastLoginAt),
    last_login_ip: user.lastLoginIp,
    join_time: toUnixSeconds(user.joinedAt),
    is_auth: user.isAuth,
    tab: '',
    openLoginDialog: false,
    recommend_code: user.recommendCode,
    sp_uid: '',
    ...ofProfileTexts((text) => user[text]),
    use_company: user.company || null,
  };
}

function toGender(value: number): UserInfo['gender'] {
  return value === 1 || value === 2 ? value : 0;
}
