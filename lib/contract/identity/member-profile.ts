import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  accountField,
  emailField,
  enteredPassword,
  lineOfText,
  mobileField,
  noQuery,
  passwordField,
  patterns,
  sentCodeField,
  spareText,
  typedText,
} from '../fields.ts';
import { profileTexts } from './profile-texts.ts';
import { verificationTypes } from './shop-login.ts';

export const profileInfo = endpoint({
  method: 'get',
  path: '/api/account/profile',
  summary: 'Ways to verify an address; the values themselves come with the index',
  query: noQuery,
  data: z.object({ accountVerificationType: z.array(z.enum(verificationTypes)) }),
});

/** Shown where a user has no picture; posted back it means none (contract §6). */
export const defaultAvatar = '/static/images/avatar.png';

/** A file of this site, or none. An address elsewhere would tell a stranger who looks at the picture. */
const avatarField = lineOfText(255).regex(/^$|^\/(?![/\\])[^\s"'<>\\]*$/, 'invalid');

/** A number as it came, or the text a click makes of it (contract §6). */
const genderField = z
  .union([z.number(), z.string()], { error: 'choice' })
  .transform((value) => (value === '' ? Number.NaN : Number(value)))
  .refine((value): value is 0 | 1 | 2 => value === 0 || value === 1 || value === 2, 'choice');

/** Clients post their whole user record: what is not listed here is ignored, the id first of all (contract §0.9). */
export const profileBody = z.object({
  avatar: avatarField.optional(),
  username: accountField,
  nickname: typedText().min(1, 'required').max(50, 'tooLong').regex(patterns.nickname, 'nickname'),
  gender: genderField.optional(),
  /** None when missing or empty. */
  birthday: z
    .union([z.literal('').transform(() => null), z.iso.date('date').nullish()], { error: 'date' })
    .transform((value) => value ?? null),
  ...z.object(profileTexts).partial().shape,
});

export const saveProfile = endpoint({
  method: 'post',
  path: '/api/account/profile',
  summary: 'Updates the caller’s profile; all other keys of the body are ignored',
  body: profileBody,
  stale: ['/api/account/profile', '/api/index/index'],
});

export const verification = endpoint({
  method: 'post',
  path: '/api/account/verification',
  summary: 'Verifies an email or mobile number with a code; the token allows one change within 600 seconds',
  body: z.object({ type: z.enum(verificationTypes, { error: 'choice' }), captcha: sentCodeField }),
  stale: [],
  data: z.object({ type: z.enum(verificationTypes), accountVerificationToken: z.string() }),
});

const changeProof = {
  captcha: sentCodeField,
  /** Needed where an address of that kind is bound already… */
  accountVerificationToken: spareText(64),
  /** …and this where none is. */
  password: spareText(64),
};

export const changeBind = endpoint({
  method: 'post',
  path: '/api/account/changeBind',
  summary: 'Adds or changes an email or mobile number, with the code sent to it and the verification of the old one',
  body: z.discriminatedUnion(
    'type',
    [
      z.object({ type: z.literal('email'), email: emailField, ...changeProof }),
      z.object({ type: z.literal('mobile'), mobile: mobileField, ...changeProof }),
    ],
    { error: 'choice' },
  ),
  stale: ['/api/account/profile', '/api/index/index'],
});

export const changePasswordBody = z.object({ oldPassword: enteredPassword(64), newPassword: passwordField });

export const changePassword = endpoint({
  method: 'post',
  path: '/api/account/changePassword',
  summary: 'Sets a new password and ends all sessions of the caller, including this one',
  body: changePasswordBody,
  // It ends every session: there is nobody left to read anything.
  stale: [],
});
