import {
  companyMessages,
  orderImportMessages,
  orderListMessages,
  quoteMessages,
} from '@hongyan/content/messages'
import { productWords } from '@hongyan/content/product-words'
import { offeredProductNames } from '@hongyan/domain/orders/offered-products'
import { orderTabs } from '@hongyan/domain/orders/order-vocabulary'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { UploadIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../../../paths.ts'
import record from '../../../../shell/parts/own-list/open-record.module.css'
import list from '../../../../shell/parts/own-list/own-list.module.css'
import { OwnList } from '../../../../shell/parts/own-list/own-list.tsx'
import { SignedOut } from '../../../../shell/parts/own-list/signed-out.tsx'
import { ScenePicture } from '../../../../shell/scene-picture.tsx'
import type { OrderListPage } from '../load.ts'
import { longestText } from '../shown-orders.ts'
import { BatchBar, ColumnHeads } from './batch-bar.tsx'
import { HandOver } from './hand-over.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderListStatus } from './order-list-status.tsx'
import { OrderRow } from './order-row.tsx'
import styles from './page.module.css'

type Props = { readonly data: OrderListPage }

/** The orders of whoever is signed in; whoever is not is asked to. */
export function OrderList({ data }: Props) {
  const { locale, signIn } = data
  const { signedOut } = orderListMessages(locale)
  const other = { label: signedOut.track, href: paths.track(locale) }
  return (
    <div className={list.screen}>
      {signIn === null ? <Own data={data} /> : <SignedOut {...signedOut} href={signIn} other={other} />}
    </div>
  )
}

function Own({ data }: Props) {
  const { locale, filters, page, open, company } = data
  const words = orderListMessages(locale)
  const { products } = quoteMessages(locale)
  const { find, empty } = words
  const { orders, counts, next } = page ?? { orders: [], counts: null, next: null }
  const isListed = orders.some(({ number }) => number === open?.order.number)
  const isForCompany = filters.of === 'company'
  const all = counts && counts.waiting + counts.underway + counts.delivered + counts.cancelled
  return (
    <OwnList
      locale={locale}
      words={words}
      filters={filters}
      company={company?.name ?? null}
      tabs={[
        { tab: null, name: words.tabs.all, count: all ?? 0 },
        ...orderTabs.map((tab) => ({ tab, name: words.tabs[tab], count: counts?.[tab] ?? 0 })),
      ]}
      choice={{
        name: 'product',
        label: find.product,
        value: filters.product,
        options: [
          ['', find.anyProduct],
          ...offeredProductNames.map((name) => [name, productWords(products, name).name] as const),
        ],
      }}
      longestText={longestText}
      beside={
        <ButtonLink
          kind="secondary"
          size="small"
          href={paths.orderImport(locale, '', company?.mayOrder ? (filters.of ?? 'own') : 'own')}
        >
          <UploadIcon size={16} />
          {orderImportMessages(locale).title}
        </ButtonLink>
      }
      note={isForCompany && <ForCompany data={data} />}
      status={open === null && <OrderListStatus data={data} />}
      alone={
        open && !isListed
          ? {
              id: open.order.number,
              title: open.order.number,
              content: <OrderDetails data={data} opened={open} />,
            }
          : null
      }
      above={<BatchBar data={data} />}
      columns={styles.columns}
      heads={<ColumnHeads data={data} />}
      rows={orders.map((order) => <OrderRow key={order.number} order={order} data={data} />)}
      below={
        <>
          <span className={styles.keys} data-keys="" hidden>
            {words.keys}
          </span>
          <HandOver data={data} />
        </>
      }
      picture={<ScenePicture name="shipping-label" sizes="(max-width: 48em) 80vw, 360px" />}
      next={next}
      ways={[
        // For the company there is a button above.
        ...(isForCompany ? [] : [{ label: empty.order, href: paths.placeOrder(locale, 'express') }]),
        { label: empty.price, href: paths.fee(locale) },
        { label: orderImportMessages(locale).choose.template, href: paths.orderTemplate(locale) },
      ]}
      link={(query) => paths.orderList(locale, query)}
    />
  )
}

/** The way to an order of the company, or why there is none. */
function ForCompany({ data: { locale, company } }: Props) {
  const { order, viewerHint } = companyMessages(locale)
  return company?.mayOrder ? (
    <p>
      <ButtonLink kind="secondary" size="small" href={paths.placeOrder(locale, 'express', 'of=company')}>
        {order.place}
      </ButtonLink>
    </p>
  ) : (
    <p className={record.quiet}>{viewerHint}</p>
  )
}
