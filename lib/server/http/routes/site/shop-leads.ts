import { cooperateApply } from '#lib/contract/site/shop-leads.ts';
import { consumeCaptcha } from '#lib/server/messaging/index.ts';
import { submitLead } from '#lib/server/workflows/site/submit-lead.ts';
import { type App, serve } from '../../serve.ts';

export function registerCooperate(app: App): void {
  serve(app, cooperateApply, {
    guard: 'public',
    limits: [{ points: 10, seconds: 3600, by: 'address' }],
    message: 'enquiryReceived',
    run: async ({ server, body: { captchaId, captchaInfo, ...lead }, actor, ip, locale }) => {
      await consumeCaptcha(server, { id: captchaId, info: captchaInfo, ip });
      return submitLead(server, lead, { actor, ip, locale });
    },
  });
}
