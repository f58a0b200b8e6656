'use client';

import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { QrCode } from '#components/ui/facts/qr-code.tsx';
import { useAmounts } from '#components/ui/hooks/use-unit-words.ts';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { leftOf } from './actions/ship-parts.ts';
import styles from './packing-list.module.css';
import { useSellerFrame } from './seller-side.ts';

/** What lies in the parcel or goes along to the customer: no prices. On paper nothing else of the page is left. */
export function PackingList({ order }: { order: SellerOrderDetail }) {
  const t = useTranslations('ordersStore.detail.packing');
  const { side } = useSellerFrame();
  return (
    <>
      <div className={styles.bar}>
        <ButtonLink look="quiet" size="small" href={side.order(order.no)}>
          {t('back')}
        </ButtonLink>
        <Button size="small" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <article className={styles.sheet}>
        <Head order={order} />
        <Receiver order={order} />
        <Lines order={order} />
        <Notes order={order} />
      </article>
    </>
  );
}

function Head({ order: { no, create_time: placed, fulfilment } }: { order: SellerOrderDetail }) {
  const t = useTranslations('ordersStore.detail.packing');
  const words = useTranslations('orders.fulfilment');
  return (
    <header className={`row-16 items-start justify-between ${styles.head}`}>
      <div>
        <h1>{t(`titles.${fulfilment}`)}</h1>
        <p className={styles.no}>{no}</p>
        <p>
          <Unbroken>{t('placed', { time: formatTime(placed, '', 'yyyy-mm-dd hh:MM') })}</Unbroken> · {words(fulfilment)}
        </p>
      </div>
      <QrCode text={no} label={t('code', { no })} size={96} />
    </header>
  );
}

function Receiver({
  order: { address, carrier_address: carrierAddress, is_address_whole: isWhole, appointment, ...order },
}: {
  order: SellerOrderDetail;
}) {
  const t = useTranslations('ordersStore.detail.packing');
  if (!address && !appointment) return null;
  return (
    <section className={`stack-4 wrap-anywhere ${styles.block}`}>
      <h2>{t(`receiver.${order.fulfilment}`)}</h2>
      {address && isWhole && (
        <p className="text-18 font-semibold">
          {address.receiver} {address.mobile}
        </p>
      )}
      {address && <p>{carrierAddress}</p>}
      {address && !isWhole && <p>{t('masked')}</p>}
      {appointment && (
        <p>
          <Unbroken>
            {t('appointment', {
              from: formatTime(appointment.start, '', 'yyyy-mm-dd hh:MM'),
              until: formatTime(appointment.end, '', 'hh:MM'),
            })}
          </Unbroken>
        </p>
      )}
    </section>
  );
}

/** With a box to tick off each line by hand. */
function Lines({ order: { lines, fulfilment } }: { order: SellerOrderDetail }) {
  const t = useTranslations('ordersStore.detail.packing');
  const quantities = useAmounts();
  const isSent = fulfilment === 'ship';
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('checked')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>
              <strong>{line.name}</strong>
              <Specification line={line} />
            </td>
            <td>
              <strong>{quantities(line.unit, { count: line.qty - line.refunded_qty })}</strong>
              {isSent && line.shipped_qty > 0 && <p>{t('left', { left: leftOf(line) })}</p>}
            </td>
            <td>
              <span className={styles.tick} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Specification({
  line: { spec, spec_text: text, spec_files: files },
}: {
  line: SellerOrderDetail['lines'][number];
}) {
  if (spec.length === 0) return text ? <p>{text}</p> : null;
  const named = (key: string) =>
    files
      .filter((file) => file.key === key)
      .map(({ name }) => name)
      .join(', ');
  return (
    <dl className={`stack-2 mt-4 text-12 ${styles.spec}`}>
      {spec.map(({ key, label, value, depth }) => (
        <div key={key} data-depth={Math.min(depth, 3)}>
          <dt>{label}</dt>
          <dd>{value || named(key)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Notes({ order: { note, service_time: input } }: { order: SellerOrderDetail }) {
  const t = useTranslations('ordersStore.detail.packing');
  if (!note && !input) return null;
  return (
    <section className={`stack-4 wrap-anywhere ${styles.block}`}>
      <h2>{t('note')}</h2>
      {input && <p>{t('preferredTime', { time: input })}</p>}
      {note && <p className="whitespace-pre-line">{note}</p>}
    </section>
  );
}
