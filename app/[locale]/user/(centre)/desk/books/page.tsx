import { bookList } from '#components/wallet/desk/books/book-list.ts';
import { BooksScreen } from '#components/wallet/desk/books/books-screen.tsx';
import { booksQuery } from '#lib/api/wallet/desk-books.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/books');

export default async function BooksPage({ searchParams }: PageProps<'/[locale]/user/desk/books'>) {
  const state = bookList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/books"
      namespaces={['walletBooks', 'work']}
      queries={[booksQuery(state), bookList.query(state)]}
    >
      <BooksScreen />
    </MemberPage>
  );
}
