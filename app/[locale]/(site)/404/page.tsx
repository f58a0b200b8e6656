import { notFound } from 'next/navigation';

/** Where the middleware leads every address that is no page. The answer has status 404. */
export default function UnknownPage(): never {
  notFound();
}
