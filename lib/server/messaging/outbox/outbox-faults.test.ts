import { expect, it } from '@jest/globals';
import { faultOf, withoutAddresses } from './outbox-faults.ts';

it.each([
  ['connect ECONNREFUSED 127.0.0.1:465', 'unreachable'],
  ['connect ECONNREFUSED 10.5.5.1:550', 'unreachable'],
  ['getaddrinfo ENOTFOUND smtp.example.com', 'unreachable'],
  ['Connection timeout', 'unreachable'],
  ['Greeting never received', 'unreachable'],
  ['self-signed certificate', 'unreachable'],
  ['Invalid login: 535 5.7.8 Error: authentication failed', 'login'],
  ['Mail command failed: 530 5.7.0 Authentication required', 'login'],
  [`Can't send mail - all recipients were rejected: 550 5.1.1 <a@b.com>: User unknown`, 'recipient'],
  ['Recipient command failed: 553 mailbox name not allowed', 'recipient'],
  ['Recipient command failed: 552 5.2.2 Mailbox full', 'full'],
  ['Message failed: 452 4.2.2 over quota', 'full'],
  ['Mail command failed: 421 4.7.0 Try again later', 'busy'],
  ['Message failed: 554 5.7.1 rejected as spam', 'refused'],
  ['aliyun: isv.MOBILE_NUMBER_ILLEGAL the number is wrong', 'recipient'],
  ['aliyun: isv.BUSINESS_LIMIT_CONTROL too many', 'busy'],
  ['aliyun: isv.SMS_TEMPLATE_ILLEGAL no such template', 'refused'],
  ['InvalidAccessKeyId.NotFound: code: 404, Specified access key is not found', 'login'],
  ['tencent: FailedOperation.PhoneNumberInBlacklist', 'recipient'],
  ['tencent: LimitExceeded.PhoneNumberDailyLimit', 'busy'],
  ['something nobody has seen', 'other'],
])('%s is %s', (said, fault) => expect(faultOf(said)).toBe(fault));

it('repeats nobody’s address or number', () => {
  const said =
    '550 5.1.1 <wang.li@example.com>: rejected; sms to 8613812345678 or 13812345678 failed, id 20261126138123456789';
  expect(withoutAddresses(said)).toBe(
    '550 5.1.1 <w***@example.com>: rejected; sms to 138****5678 or 138****5678 failed, id 20261126138123456789',
  );
});
