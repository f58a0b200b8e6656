import { bookList, bookOwnerList, isOfOwners } from '#components/wallet/desk/books/book-list.ts';
import { BooksScreen } from '#components/wallet/desk/books/books-screen.tsx';
import { booksQuery } from '#lib/api/wallet/desk-books.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/books');

export default async function BooksPage({ searchParams }: PageProps<'/[locale]/user/desk/books'>) {
  const parameters = toParameters(await searchParams);
  const state = bookList.read(parameters);
  const below = isOfOwners(parameters) ? bookOwnerList.query(bookOwnerList.read(parameters)) : bookList.query(state);
  return (
    <MemberPage route="user/desk/books" namespaces={['walletBooks', 'work']} queries={[booksQuery(state), below]}>
      <BooksScreen />
    </MemberPage>
  );
}
