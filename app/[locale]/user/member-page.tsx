import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { type Messages, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { PageAnswers } from '#components/layout/page-answers.tsx';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { readMemberIndex } from '#lib/api/transport/member-call.ts';
import { prefetch } from '#lib/api/transport/prefetch.ts';
import type { AnyApiQuery } from '#lib/api/transport/queries.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { loadMessages, type Namespace } from '#lib/i18n/namespaces.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { readRequestedPath, requestedPathHeader } from '#lib/routes/requested-path.ts';
import { routeTable } from '#lib/routes/table.ts';
import { mayOpenPage } from '#lib/session/permissions.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';

type MemberRouteName = Extract<keyof Messages['routes'], 'user' | `user/${string}`>;

interface MemberPageProps {
  /** Name in the route table: it says which guards the page has. */
  route: MemberRouteName;
  /** Namespaces of the page's own texts, beside those of the shell. */
  namespaces: readonly Namespace[];
  /** What the page shows first, read here and handed to the browser. */
  queries?: readonly AnyApiQuery[];
  children: ReactNode;
}

/** A page of the member centre: its guards, its texts, and its first answers. */
export async function MemberPage({ route, namespaces, queries = [], children }: MemberPageProps) {
  const locale = await pageLocale();
  // Asked together: who may not see the page is refused by each call too, and is shown nothing of it.
  const names = new Set<Namespace>(['member', 'ui', 'validation', ...namespaces]);
  const [messages, state] = await Promise.all([
    loadMessages(locale, [...names]),
    prefetch(locale, queries),
    guard(locale, route),
  ]);
  return (
    <NextIntlClientProvider messages={messages} now={new Date()}>
      <PageAnswers state={state}>{children}</PageAnswers>
    </NextIntlClientProvider>
  );
}

/**
 * The guards of specification §6. login: a session that has ended since its token was made leads to the login over the
 * home page, and from there back to the very address. auth: a page the person's rules do not hold is the not-found state.
 */
async function guard(locale: Locale, route: MemberRouteName): Promise<void> {
  const definition = routeTable.find(({ name }) => name === route);
  const answer = await readMemberIndex(locale).catch((error) => {
    if (error instanceof ApiError && error.status === 200) return undefined;
    throw error;
  });
  if (!answer) {
    const requested = readRequestedPath((await headers()).get(requestedPathHeader), `/${route}`);
    redirect(`/?to=${encodeURIComponent(requested)}`);
  }
  const page = route.slice('user/'.length);
  if (definition?.guards.includes('auth') && !mayOpenPage(answer.menus, answer.rules, page)) notFound();
}

/** Title of a member page; no search engine lists it. */
export async function memberMetadata(route: MemberRouteName): Promise<Metadata> {
  const t = await getTranslations('routes');
  return { title: t(route), robots: { index: false } };
}

/**
 * The same of a record, whose number `?no=…` stands behind the name as it does in the heading: two tabs are two orders.
 * Where the page without a number is a list, `nameOne` says what one of it is called.
 */
export async function recordMetadata(
  route: MemberRouteName,
  searchParams: Promise<Record<string, string | string[] | undefined>>,
  nameOne?: () => Promise<string>,
): Promise<Metadata> {
  const [metadata, parameters] = await Promise.all([memberMetadata(route), searchParams]);
  const no = toParameters(parameters).get('no') ?? '';
  if (!documentNo.test(no)) return metadata;
  return { ...metadata, title: `${nameOne ? await nameOne() : metadata.title} ${no}` };
}

/** Two or more letters for the kind of document, and digits. */
const documentNo = /^[A-Z]{2,4}\d{6,24}$/;
