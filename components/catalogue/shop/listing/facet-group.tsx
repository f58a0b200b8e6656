import { Disclosure } from '#components/ui/disclosure.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { Facet } from '#lib/contract/catalogue/facets.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { toggleFacet } from '#lib/routes/listing-state.ts';
import { CheckIcon } from '../icons.tsx';
import styles from './facet-group.module.css';
import type { ListingLinks } from './listing-address.ts';

const shownValues = 7;

interface FacetGroupProps {
  facet: Facet;
  links: ListingLinks;
  isOpen: boolean;
}

/** One filter: its values as links that switch them on and off, the rare ones folded away. */
export async function FacetGroup({ facet, links, isOpen }: FacetGroupProps) {
  const t = await getTranslations('catalogue');
  const values = facet.values.filter((value) => value.count > 0 || value.is_selected);
  if (values.length === 0) return null;
  const selectedFirst = [...values].sort((a, b) => Number(b.is_selected) - Number(a.is_selected));
  const [shown, folded] = [selectedFirst.slice(0, shownValues), selectedFirst.slice(shownValues)];
  const list = (items: Facet['values']) => (
    <ul>
      {items.map((value) => (
        <li key={value.key}>
          <FacetValue facet={facet} value={value} links={links} />
        </li>
      ))}
    </ul>
  );
  return (
    <Disclosure className={styles.group} open={isOpen || values.some((value) => value.is_selected)}>
      <summary>{facet.name}</summary>
      {list(shown)}
      {folded.length > 0 && (
        <Disclosure className={styles.more}>
          <summary>{t('facetMore', { count: folded.length })}</summary>
          {list(folded)}
        </Disclosure>
      )}
    </Disclosure>
  );
}

function FacetValue({
  facet,
  value,
  links,
}: Pick<FacetGroupProps, 'facet' | 'links'> & { value: Facet['values'][number] }) {
  const facets = toggleFacet(links.state.facets, facet.key, value.key);
  return (
    <PageLink
      href={links.to({ facets })}
      rel="nofollow"
      scroll={false}
      className={styles.value}
      aria-current={value.is_selected ? 'true' : undefined}
    >
      <span className={styles.box}>{value.is_selected && <CheckIcon />}</span>
      <span>{value.name}</span>
      <span className="caption font-normal">{value.count}</span>
    </PageLink>
  );
}
