import { wordList } from '#components/site/desk/words/word-list.ts';
import { WordsScreen } from '#components/site/desk/words/words-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/words');

export default async function WordsPage({ searchParams }: PageProps<'/[locale]/user/desk/words'>) {
  const state = wordList.read(toParameters(await searchParams));
  return (
    <MemberPage route="user/desk/words" namespaces={['siteDesk']} queries={[wordList.query(state)]}>
      <WordsScreen />
    </MemberPage>
  );
}
