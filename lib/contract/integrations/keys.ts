import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  enteredPassword,
  idField,
  lineOfText,
  noQuery,
  pageOf,
  pageQuery,
  requiredText,
  typedText,
  unixSeconds,
} from '../fields.ts';
import { type SellerSide, sellerPathOf } from '../seller-path.ts';
import { sentNumber } from '../sent-number.ts';
import { keyLimits } from './key-limits.ts';
import { scopesOf } from './key-scopes.ts';

const keyPath = sellerPathOf('apiKey');

/** `ended`: revoked, or with its maker's right. */
export const keyStatuses = ['active', 'expired', 'ended'] as const;
/** Why a key has ended before its time. */
export const keyEndReasons = ['revoked', 'maker_lost_right', 'maker_disabled', 'store_closed'] as const;
export type KeyEndReason = (typeof keyEndReasons)[number];

const person = z.object({ id: z.int(), name: z.string() });

const key = z.object({
  id: z.int(),
  name: z.string(),
  /** What the key begins with, by which it is recognised; the rest is known to who holds it. */
  start: z.string(),
  scopes: z.array(z.string()),
  /** Addresses and ranges it works from; none: from anywhere. */
  addresses: z.array(z.string()),
  per_minute: z.int(),
  maker: person,
  status: z.enum(keyStatuses),
  create_time: unixSeconds,
  expire_time: unixSeconds,
  last_used_time: unixSeconds.nullable(),
  last_used_ip: z.string(),
  end_time: unixSeconds.nullable(),
  end_reason: z.enum(keyEndReasons).nullable(),
  actions: z.array(z.enum(['revoke'])),
});
export type ApiKeyRow = z.output<typeof key>;

/** An IPv4 or IPv6 address, or a range of them (`203.0.113.0/24`). */
const addressField = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'ipRange');

const makeBodyOf = (side: SellerSide) =>
  z.object({
    name: requiredText(40).pipe(lineOfText(40)),
    scopes: z
      .array(z.enum(scopesOf(side), 'choice'))
      .min(1, 'required')
      .max(40, 'tooLong'),
    addresses: z.array(typedText().pipe(addressField)).max(keyLimits.mostAddresses, 'tooLong').default([]),
    per_minute: sentNumber('wholeNumber')
      .int('wholeNumber')
      .min(1, 'specMinimum')
      .max(keyLimits.mostPerMinute, 'specMaximum')
      .default(keyLimits.usualPerMinute),
    days: sentNumber('wholeNumber')
      .int('wholeNumber')
      .min(1, 'specMinimum')
      .max(keyLimits.mostDays, 'specMaximum')
      .default(keyLimits.usualDays),
    password: enteredPassword(64),
    code: z.string().trim().max(20, 'code').default(''),
  });

const staleOf = { store: ['/api/store/apiKeyList'], desk: ['/api/operator/apiKey/list'] } as const;

/** Keys of a store for its programs, and of the platform for its own; the same calls. */
const keyCalls = <Side extends SellerSide>(side: Side) => ({
  list: endpoint({
    method: 'get',
    path: keyPath(side, 'list'),
    summary: 'API keys, newest first',
    query: z.object({ ...pageQuery, status: z.enum(keyStatuses, 'choice').optional() }),
    data: pageOf(key),
  }),
  options: endpoint({
    method: 'get',
    path: keyPath(side, 'options'),
    summary: 'What the caller can give an API key, as far as their own permissions go',
    query: noQuery,
    data: z.object({
      scopes: z.array(z.string()),
      /** Whether making one asks for a second factor. */
      needs_code: z.boolean(),
    }),
  }),
  make: endpoint({
    method: 'post',
    path: keyPath(side, 'make'),
    summary:
      'Makes an API key, with the password and a two-factor authentication code if it is on. The key is in this answer and nowhere else',
    body: makeBodyOf(side),
    stale: staleOf[side],
    data: z.object({ id: z.int(), key: z.string() }),
  }),
  revoke: endpoint({
    method: 'post',
    path: keyPath(side, 'revoke'),
    summary: 'Revokes an API key at once and for good',
    body: z.object({ id: idField }),
    stale: staleOf[side],
  }),
});

export const storeKeys = keyCalls('store');
export const deskKeys = keyCalls('desk');
