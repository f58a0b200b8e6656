import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enteredPassword, noQuery, requiredText, unixSeconds } from '../fields.ts';

/** Who can say for the shop that somebody is who they are: WeChat for customers, OpenID Connect for operators. */
export const loginProviders = ['wechat', 'oidc'] as const;
export type LoginProviderName = (typeof loginProviders)[number];

/** How a login was proven: by the password, or by one of them. */
export const loginWays = ['password', 'passkey', ...loginProviders] as const;
export type LoginWay = (typeof loginWays)[number];

const provider = z.enum(loginProviders, 'choice');

/** One through whom people can log in; what its button says where the shop has words of its own for it, else empty. */
export const offeredProvider = z.object({ provider, label: z.string() });
export type OfferedProvider = z.output<typeof offeredProvider>;

/** What the browser leaves with, and keeps for when it is back. */
const journey = z.object({
  /** Where the provider asks who is there. */
  url: z.string(),
  /** Proves that who comes back is who left: kept by the browser that asked, and seen by nobody else. */
  ticket: z.string(),
});

/** What the browser comes back with, beside the ticket. */
export const arrivalFields = {
  ticket: requiredText(2000),
  state: requiredText(128),
  code: requiredText(4000),
  /** The issuer, where the provider says it (RFC 9207). */
  iss: z.string().max(255).optional(),
};

export const providerLogin = endpoint({
  method: 'post',
  path: '/api/user/providerLogin',
  summary: 'Begins a login through a provider; what it leads back with goes to checkIn, tab provider',
  body: z.object({ provider }),
  stale: [],
  data: journey,
});

export const linkedLogins = endpoint({
  method: 'get',
  path: '/api/account/linkedLogins',
  summary: 'Logins through providers that are linked to the caller’s account, and those that could be',
  query: noQuery,
  data: z.object({
    list: z.array(
      z.object({
        provider,
        /** What the provider calls the person; empty where it does not say. */
        name: z.string(),
        create_time: unixSeconds,
        /** Null: nobody has logged in by it yet. */
        last_time: unixSeconds.nullable(),
      }),
    ),
    can_link: z.array(provider),
    /** A code of the authenticator app is asked for as well. */
    needs_code: z.boolean(),
  }),
});

const proof = { password: enteredPassword(64), code: z.string().trim().max(20, 'tooLong').optional() };

export const linkBegin = endpoint({
  method: 'post',
  path: '/api/account/linkBegin',
  summary:
    'Begins to link a login through a provider; needs the password, and a code if two-factor authentication is on',
  body: z.object({ provider, ...proof }),
  stale: [],
  data: journey,
});

export const linkFinish = endpoint({
  method: 'post',
  path: '/api/account/linkFinish',
  summary: 'Links what the provider has led back with',
  body: z.object(arrivalFields),
  stale: ['/api/account/linkedLogins'],
});

export const linkRemove = endpoint({
  method: 'post',
  path: '/api/account/linkRemove',
  summary: 'Unlinks a login through a provider; needs the password, and a code if two-factor authentication is on',
  body: z.object({ provider, ...proof }),
  stale: ['/api/account/linkedLogins'],
});
