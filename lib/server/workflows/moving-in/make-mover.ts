import { isOfProducts } from '#lib/contract/integrations/moving-fields.ts';
import type { Mover, MovingTask } from './mover.ts';
import { PersonMover } from './people/person-mover.ts';
import { ProductMover } from './products/product-mover.ts';

export const makeMover = (task: MovingTask): Mover =>
  isOfProducts(task.record.source) ? new ProductMover(task) : new PersonMover(task);
