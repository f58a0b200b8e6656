import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { captchaFields, emailField, mobileField, spareText } from '../fields.ts';

export const emailEvents = ['user_register', 'user_retrieve_pwd', 'user_change_email', 'user_email_verify'] as const;
export const mobileEvents = ['user_register', 'user_retrieve_pwd', 'user_change_mobile', 'user_mobile_verify'] as const;

/** The family names the purpose `event` in mails and `template_code` in text messages; both are read in both. */
const purpose = {
  event: spareText(40),
  template_code: spareText(40),
  /** Needed by the two `verify` events. */
  password: spareText(64),
  ...captchaFields,
};

export const sendEmailCode = endpoint({
  method: 'post',
  path: '/api/Ems/send',
  summary: 'Sends a code to an email address; uses up the captcha',
  body: z.object({ email: emailField, ...purpose }),
  stale: [],
});

export const sendMobileCode = endpoint({
  method: 'post',
  path: '/api/Sms/send',
  summary: 'Sends a code to a mobile number; uses up the captcha',
  body: z.object({ mobile: mobileField, ...purpose }),
  stale: [],
});
