import type { DataOf } from '#lib/contract/endpoint.ts';
import type { storeMovements } from '#lib/contract/settlement/store-movements.ts';

export type StoreMovement = DataOf<typeof storeMovements>['list'][number];
