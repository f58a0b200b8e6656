import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./lib/server/*/tables.ts', './lib/server/*/*-tables.ts'],
  out: './lib/server/db/migrations',
});
