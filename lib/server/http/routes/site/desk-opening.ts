import {
  operatorClose,
  operatorOpen,
  operatorOpening,
  operatorPreviewAdd,
  operatorPreviewRevoke,
  operatorSwitchShop,
  operatorTestMail,
} from '#lib/contract/site/desk-opening.ts';
import { findUserNames } from '#lib/server/identity/index.ts';
import { addPreviewLink, revokePreviewLink, switchOpening } from '#lib/server/site/index.ts';
import { describeLink, describeOpening } from '#lib/server/workflows/opening/describe-opening.ts';
import { openForVisitors, sendTestMail } from '#lib/server/workflows/opening/open-for-visitors.ts';
import { switchShop } from '#lib/server/workflows/opening/switch-shop.ts';
import { type App, serve } from '../../serve.ts';

/** What operators do before the shop is open, and how it opens. */
export function registerOperatorOpening(app: App): void {
  const see = { node: 'operator/opening/see' } as const;
  const open = { node: 'operator/opening/open' } as const;
  const link = { node: 'operator/opening/link' } as const;
  serve(app, operatorOpening, {
    guard: see,
    run: ({ server, member, locale }) => describeOpening(server, member, locale),
  });
  serve(app, operatorOpen, {
    guard: open,
    message: 'shopOpened',
    run: ({ server, member, body }) => openForVisitors(server, member, body.accepted),
  });
  serve(app, operatorClose, {
    guard: open,
    message: 'shopClosed',
    run: ({ server, member }) => switchOpening(server, member, { isOpen: false }),
  });
  serve(app, operatorPreviewAdd, {
    guard: link,
    run: async ({ server, member, body, locale }) => {
      const made = await addPreviewLink(server, member, body.note);
      const names = await findUserNames(server.db, [member.userId]);
      return describeLink(server, made, { locale, by: names.get(member.userId) ?? '' });
    },
  });
  serve(app, operatorPreviewRevoke, {
    guard: link,
    message: 'previewRevoked',
    run: ({ server, member, body }) => revokePreviewLink(server, member, body.id),
  });
  serve(app, operatorTestMail, {
    guard: { node: 'operator/opening/mail' },
    limits: [{ points: 10, seconds: 600, by: 'account' }],
    message: 'testMailSent',
    run: async ({ server, member, locale }) => ({ address: await sendTestMail(server, member, locale) }),
  });
  serve(app, operatorSwitchShop, {
    guard: { node: 'operator/opening/switch' },
    message: 'shopSwitched',
    run: ({ server, member, body }) => switchShop(server, member, body.shop),
  });
}
