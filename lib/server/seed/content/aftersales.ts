import type { SeedCase } from './aftersale-types.ts';
import { platformCases } from './aftersales-platform.ts';
import { storeCases } from './aftersales-store.ts';

/** What customers of the demo shop were not content with: a case in every state, of goods and of services. */
export const demoCases: readonly SeedCase[] = [...storeCases, ...platformCases];
