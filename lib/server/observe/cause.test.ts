import { describe, expect, it } from '@jest/globals';
import { causeHeaders, readCause, rememberCause, runFor, writeCause } from './cause.ts';
import { readTraceparent, writeTraceparent } from './traceparent.ts';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const uuid = /^[0-9a-f-]{36}$/;

describe('a traceparent', () => {
  it('is read and written as it came', () => {
    const place = readTraceparent(traceparent);
    expect(place).toEqual({ traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331', isSampled: true });
    expect(place && writeTraceparent(place)).toBe(traceparent);
    expect(readTraceparent(traceparent.replace(/01$/, '02'))?.isSampled).toBe(false);
  });

  it('of a later version is read as far as it is known', () => {
    expect(readTraceparent(`${traceparent.replace(/^00/, 'cc')}-what-comes`)?.spanId).toBe('b7ad6b7169203331');
  });

  it.each([
    '',
    'nonsense',
    traceparent.toUpperCase(),
    `${traceparent}-more`,
    traceparent.replace(/^00/, 'ff'),
    traceparent.replace('0af7651916cd43dd8448eb211c80319c', '0'.repeat(32)),
    traceparent.replace('b7ad6b7169203331', '0'.repeat(16)),
    `cc${traceparent.slice(2)}-${'x'.repeat(10_000)}`,
  ])('is not read from %s', (header) => {
    expect(readTraceparent(header)).toBeUndefined();
  });
});

describe('the id of a request', () => {
  it('is the one a proxy gives, else that of its trace, else a new one', () => {
    expect(readCause('edge-0001', traceparent).requestId).toBe('edge-0001');
    expect(readCause(undefined, traceparent).requestId).toBe('0af7651916cd43dd8448eb211c80319c');
    expect(readCause(null, null).requestId).toMatch(uuid);
  });

  it.each(['short', 'x'.repeat(65), 'a b<script>', '*/ drop table x; --', 'line\nbreak-in-it'])(
    'is never what could mean something elsewhere: %s',
    (given) => {
      expect(readCause(given, undefined).requestId).toMatch(uuid);
    },
  );
});

describe('what something is done for', () => {
  it('goes along to another process, and to what is done later', () => {
    const cause = readCause('edge-0001', traceparent);
    expect(causeHeaders(cause)).toEqual({ 'x-request-id': 'edge-0001', traceparent });
    expect(causeHeaders(undefined)).toEqual({});
    const kept = runFor(cause, () => writeCause());
    expect(kept).toBe(`edge-0001 ${traceparent}`);
    expect(rememberCause(kept)).toEqual(cause);
  });

  it('is a new cause where nothing was kept', () => {
    expect(writeCause(undefined)).toBeNull();
    expect(rememberCause(null).requestId).toMatch(uuid);
    expect(rememberCause('*/').requestId).toMatch(uuid);
  });
});
