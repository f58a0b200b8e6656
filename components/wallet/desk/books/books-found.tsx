'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { Books } from '#lib/api/wallet/desk-books.ts';
import { type BookAccount, type BookSection, ownedBookAccounts } from '#lib/contract/wallet/books.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { rowsId } from './book-list.ts';
import styles from './books.module.css';
import { useAccountWords } from './use-account-words.ts';

type Section = Books['sections'][number];
/** An account, or the sum of its section. */
type Row = Omit<Section, 'section' | 'accounts'> & { account: BookAccount | undefined };

/** What was earned and spent, whose money is held, where it lies; and that it adds up. */
export function BooksFound({ books }: { books: Books }) {
  return (
    <div className="stack-24">
      <Equation books={books} />
      {books.sections.map((section) => (
        <SectionPanel key={section.section} section={section} from={books.from} to={books.to} />
      ))}
    </div>
  );
}

const parts = ['places', 'held', 'income', 'expense', 'other'] as const;

function Equation({ books: { from, to, sections, is_balanced: isBalanced, due, statements } }: { books: Books }) {
  const t = useTranslations('walletBooks');
  const locale = useLocale();
  const closingOf = (name: BookSection) => sections.find(({ section }) => section === name)?.closing ?? '0.00';
  return (
    <Panel
      title={t('period', { from, to })}
      text={t('equation')}
      actions={<Chip tone={isBalanced ? 'success' : 'error'}>{t(isBalanced ? 'balanced' : 'unbalanced')}</Chip>}
    >
      <FactList
        facts={[
          ...parts.map((key) => ({
            key,
            label: t(`sections.${key}`),
            value: formatMoney(locale, closingOf(key)),
          })),
          {
            key: 'due',
            label: t('due'),
            value: (
              <PageLink href={userPath('desk/withdrawals', { status: 'open' })}>
                {t('dueValue', { count: due.count, amount: formatMoney(locale, due.amount) })}
              </PageLink>
            ),
          },
          {
            key: 'statements',
            label: t('statements'),
            value: (
              <PageLink href={userPath('desk/statements', { status: 'due' })}>
                {t('statementsValue', { count: statements.count, amount: formatMoney(locale, statements.amount) })}
              </PageLink>
            ),
          },
        ]}
      />
    </Panel>
  );
}

function SectionPanel({ section, from, to }: { section: Section; from: string; to: string }) {
  const t = useTranslations('walletBooks');
  const { accounts, section: key, ...sums } = section;
  const columns = useColumns({ from, to });
  const rows: Row[] = [...accounts, { account: undefined, ...sums }];
  return (
    <Panel title={t(`sections.${key}`)} text={t(`texts.${key}`)} isFlush>
      <div className={styles.ledger}>
        <RecordList
          caption={t(`sections.${key}`)}
          columns={columns}
          rows={rows}
          rowKey={({ account }) => account ?? 'sum'}
        />
      </div>
    </Panel>
  );
}

/** Before the first day of any ledger. */
const beginning = '2000-01-01';

const toRows = (query: Parameters<typeof userPath>[1]) => `${userPath('desk/books', query)}#${rowsId}`;

/** What an account holds is that of its owners, or all that ever moved it. */
function closingHref(account: BookAccount, days: { from: string; to: string }): string {
  const isOwned = ownedBookAccounts.some((owned) => owned === account);
  return toRows(isOwned ? { view: 'owners', account, ...days } : { account, from: beginning, to: days.to });
}

function useColumns({ from, to }: { from: string; to: string }): Column<Row>[] {
  const t = useTranslations('walletBooks');
  const locale = useLocale();
  const wordOf = useAccountWords();
  return [
    {
      key: 'account',
      label: t('account'),
      isMain: true,
      isHeader: true,
      cell: ({ account }) => (account ? wordOf(account) : <strong>{t('sum')}</strong>),
    },
    { key: 'opening', label: t('opening'), align: 'end', cell: ({ opening }) => formatMoney(locale, opening) },
    {
      key: 'movement',
      label: t('movement'),
      align: 'end',
      cell: ({ account, movement }) =>
        account && movement !== '0.00' ? (
          <PageLink href={toRows({ account, from, to })}>{formatMoney(locale, movement)}</PageLink>
        ) : (
          formatMoney(locale, movement)
        ),
    },
    {
      key: 'closing',
      label: t('closing'),
      align: 'end',
      cell: ({ account, closing }) =>
        account && closing !== '0.00' ? (
          <PageLink href={closingHref(account, { from, to })}>{formatMoney(locale, closing)}</PageLink>
        ) : (
          formatMoney(locale, closing)
        ),
    },
  ];
}
