import { expect, it } from '@jest/globals';
import { TimeoutError } from 'ky';
import en from '#messages/en/shell.json' with { type: 'json' };
import { ApiError } from './api-error.ts';
import { failureText } from './failure-text.ts';

const sentence = (status: number | undefined, isOnline = true, cause?: unknown) => {
  const { failure, values } = failureText(new ApiError('', { code: 0, status, cause }), '/api/x', isOnline);
  return (en.failures as Record<string, string>)[failure]?.replace('{url}', values?.url ?? '');
};

it.each([
  [302, 'Interface redirected!'],
  [400, 'Incorrect parameter!'],
  [401, 'You do not have permission to operate!'],
  [403, 'You do not have permission to operate!'],
  [404, 'Error requesting address: /api/x'],
  [408, 'Request timed out!'],
  [409, 'The same data already exists in the system!'],
  [500, 'Server internal error!'],
  [501, 'Service not implemented!'],
  [502, 'Gateway error!'],
  [503, 'Service unavailable!'],
  [504, 'The service is temporarily unavailable Please try again later!'],
  [505, 'HTTP version is not supported!'],
  [418, 'Abnormal problem, please contact the website administrator!'],
])('status %i says "%s"', (status, text) => {
  expect(sentence(status)).toBe(text);
});

it('tells a dead server from a dead connection and from a slow one', () => {
  expect(sentence(undefined)).toBe('Server exception!');
  expect(sentence(undefined, false)).toBe('You are disconnected!');
  const slow = new TimeoutError(new Request('http://shop.test/'));
  expect(sentence(undefined, true, slow)).toBe('Network request timeout!');
});
