import { carrierPage } from '#lib/utils/carrier-page.ts';
import { CopyButton } from './copy-button.tsx';

interface TrackingNumberProps {
  /** As the contract names carriers. */
  carrier: string;
  number: string;
  words: {
    /** Of the link, read behind the number. */
    follow: string;
    copy: string;
  };
}

/** The number of a parcel: it leads to the carrier that has a page for it, and can be copied. */
export function TrackingNumber({ carrier, number, words }: TrackingNumberProps) {
  const page = carrierPage(carrier, number);
  return (
    <>
      {page ? (
        <a href={page} target="_blank" rel="noopener noreferrer" title={words.follow}>
          <strong>{number}</strong>
          <span className="visually-hidden"> {words.follow}</span>
        </a>
      ) : (
        <strong>{number}</strong>
      )}
      <CopyButton text={number} label={words.copy} />
    </>
  );
}
