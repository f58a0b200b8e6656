import { seedDemoShop } from '../demo-shop.ts';
import { runCommand, stopOnSignals } from '../shutdown.ts';

/** What `npm start` begins beside the build: the demo shop, by a process of its own, whose memory is gone with it. */
async function seed(): Promise<void> {
  await seedDemoShop({ onProgress: (done, total) => process.send?.({ done, total }) });
}

stopOnSignals({ quiet: true, code: 130 });
await runCommand(seed);
