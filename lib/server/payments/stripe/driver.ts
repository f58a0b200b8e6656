import { z } from 'zod';
import { paymentDriver } from '../driver.ts';

export const driver = paymentDriver({
  name: 'Stripe',
  required: {
    STRIPE_SECRET_KEY: z.string().regex(/^[rs]k_(test|live)_\w+$/),
    STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_\S+$/),
  },
  optional: { STRIPE_API_BASE: z.url().optional() },
  webhook: { summary: 'Stripe events, signed in the header stripe-signature; refused ones are answered with HTTP 400' },
  open: async (settings) => {
    const { stripeProvider } = await import('./stripe-provider.ts');
    return stripeProvider({
      secretKey: settings.STRIPE_SECRET_KEY,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
      apiBase: settings.STRIPE_API_BASE,
    });
  },
});
