import { ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { getTranslations } from '#lib/i18n/translations.ts';
import { isNarrowed } from '#lib/routes/listing-state.ts';
import { paths } from '#lib/routes/paths.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import type { ListingLinks } from './listing-address.ts';

interface EmptyListingProps {
  links: ListingLinks;
  /** The words find nothing anywhere in the shop, nor does anything near them. */
  isNowhere: boolean;
  cdnUrl: string;
}

/** Nothing to show: the first step is to widen the search, or to ask. */
export async function EmptyListing({ links, isNowhere, cdnUrl }: EmptyListingProps) {
  const t = await getTranslations('catalogue');
  const canWiden = isNarrowed(links.state);
  return (
    <EmptyState
      title={isNowhere ? t('emptySearchTitle', { query: links.state.search }) : t('emptyTitle')}
      text={isNowhere ? t('emptySearch') : t(canWiden ? 'emptyFiltered' : 'emptyCategory')}
      art={<img src={fileAddress(cdnUrl, '/art/empty-box.svg')} alt="" width={160} height={120} />}
    >
      <ButtonLink href={canWiden && !isNowhere ? links.base : paths.products}>
        {t(canWiden && !isNowhere ? 'emptyClear' : 'allProducts')}
      </ButtonLink>
      <ButtonLink href={paths.cooperate} look="secondary">
        {t('emptyAsk')}
      </ButtonLink>
    </EmptyState>
  );
}
