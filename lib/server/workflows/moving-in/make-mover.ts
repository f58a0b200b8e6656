import { movingKindOf } from '#lib/contract/integrations/moving-fields.ts';
import type { Mover, MovingTask } from './mover.ts';
import { OrderMover } from './orders/order-mover.ts';
import { PersonMover } from './people/person-mover.ts';
import { ProductMover } from './products/product-mover.ts';

const movers = { products: ProductMover, people: PersonMover, orders: OrderMover };

export const makeMover = (task: MovingTask): Mover => new movers[movingKindOf(task.record.source)](task);
