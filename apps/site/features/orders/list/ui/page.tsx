import {
  companyMessages,
  orderImportMessages,
  orderListMessages,
  quoteMessages,
} from '@hongyan/content/messages'
import { orderProductNames, orderTabs } from '@hongyan/domain/orders/order-vocabulary'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { SelectField, TextField } from '@hongyan/ui/field.tsx'
import { UploadIcon } from '@hongyan/ui/icons.tsx'
import { TabLink, TabRow } from '@hongyan/ui/tabs.tsx'
import { paths } from '../../../../paths.ts'
import { FilterSheet } from '../../../../shell/parts/own-list/filter-sheet.tsx'
import { HiddenFields } from '../../../../shell/parts/own-list/hidden-fields.tsx'
import { queryOf } from '../../../../shell/parts/own-list/list-filters.ts'
import { More } from '../../../../shell/parts/own-list/more.tsx'
import list from '../../../../shell/parts/own-list/own-list.module.css'
import { OwnerSwitch } from '../../../../shell/parts/own-list/owner-switch.tsx'
import type { OrderListPage } from '../load.ts'
import { BatchBar } from './batch-bar.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderListStatus } from './order-list-status.tsx'
import { OrderRow } from './order-row.tsx'
import styles from './page.module.css'

type Props = { readonly data: OrderListPage }

/** The orders of whoever is signed in; whoever is not is asked to. */
export function OrderList({ data }: Props) {
  return (
    <div className={list.screen}>
      {data.signIn === null ? <Own data={data} /> : <SignedOut data={data} />}
    </div>
  )
}

function SignedOut({ data: { locale, signIn } }: Props) {
  const { signedOut } = orderListMessages(locale)
  return (
    <div className={list.calm}>
      <h1>{signedOut.title}</h1>
      <p>{signedOut.lead}</p>
      <div className={list.actions}>
        <ButtonLink href={signIn ?? ''}>{signedOut.signIn}</ButtonLink>
        <ButtonLink kind="secondary" href={paths.track(locale)}>
          {signedOut.track}
        </ButtonLink>
      </div>
    </div>
  )
}

function Own({ data }: Props) {
  const { locale, filters, page, open } = data
  const words = orderListMessages(locale)
  const { orders, counts, next } = page ?? { orders: [], counts: null, next: null }
  const inForce = [filters.product, filters.from, filters.until, filters.text].filter(Boolean)
  const isListed = orders.some(({ number }) => number === open?.order.number)
  const address = (changes: Partial<typeof filters>) =>
    paths.orderList(locale, queryOf({ ...filters, after: null, open: null, ...changes }))
  const all = counts && counts.waiting + counts.underway + counts.delivered + counts.cancelled
  const tabs = [null, ...orderTabs] as const
  return (
    <>
      <header className={styles.head}>
        <div className={list.head}>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </div>
        <ButtonLink
          kind="secondary"
          size="small"
          href={paths.orderImport(locale, '', data.company?.mayOrder ? (filters.of ?? 'own') : 'own')}
        >
          <UploadIcon size={16} />
          {orderImportMessages(locale).title}
        </ButtonLink>
      </header>
      <OwnerSwitch
        locale={locale}
        company={data.company?.name ?? null}
        of={filters.of ?? 'own'}
        link={(of) => paths.orderList(locale, of === 'company' ? 'of=company' : '')}
      />
      {filters.of === 'company' && <ForCompany data={data} />}
      {open === null && <OrderListStatus data={data} />}
      <TabRow role="group" aria-label={words.title}>
        {tabs.map((tab) => (
          <TabLink
            key={tab ?? 'all'}
            href={address({ tab })}
            aria-current={filters.tab === tab ? 'page' : undefined}
          >
            <span>
              {words.tabs[tab ?? 'all']}{' '}
              <span className={list.count}>{(tab === null ? all : counts?.[tab]) ?? 0}</span>
            </span>
          </TabLink>
        ))}
      </TabRow>
      <FilterSheet locale={locale} count={inForce.length}>
        <FindForm data={data} isFiltered={inForce.length > 0} />
      </FilterSheet>
      {/* One that was opened from elsewhere, or that no filter shows. */}
      {open && !isListed && (
        <article className={styles.alone} id={open.order.number}>
          <h2>{open.order.number}</h2>
          <OrderDetails data={data} opened={open} />
        </article>
      )}
      {orders.length === 0 ? (
        <Nothing data={data} isFiltered={inForce.length > 0 || filters.tab !== null} />
      ) : (
        <>
          <BatchBar data={data} />
          <ol className={list.list}>
            {orders.map((order) => (
              <OrderRow key={order.number} order={order} data={data} />
            ))}
          </ol>
          <div className={styles.end}>
            {next === null ? (
              words.end
            ) : (
              <More
                label={words.more}
                filters={{ ...filters, open: null, after: next }}
                link={(query) => paths.orderList(locale, query)}
              />
            )}
          </div>
        </>
      )}
    </>
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
    <p className={styles.quiet}>{viewerHint}</p>
  )
}

/** Looks for an order. It is sent as a form: a name that is looked for stands in no address. */
function FindForm({ data: { locale, filters }, isFiltered }: Props & { readonly isFiltered: boolean }) {
  const { find } = orderListMessages(locale)
  const { products } = quoteMessages(locale)
  return (
    <search aria-label={find.title}>
      {/* Back on the page, the fields say what is shown and not what was chosen last. */}
      <form method="post" action={paths.orderList(locale)} className={list.find} autoComplete="off">
        <input type="hidden" name="act" value="find" />
        <HiddenFields fields={{ of: filters.of, tab: filters.tab }} />
        <TextField
          id="find-text"
          name="text"
          label={find.text}
          defaultValue={filters.text}
          maxLength={60}
          autoComplete="off"
          className={list.wide}
        />
        <SelectField
          id="find-product"
          name="product"
          label={find.product}
          defaultValue={filters.product ?? ''}
        >
          <option value="">{find.anyProduct}</option>
          {orderProductNames.map((name) => (
            <option key={name} value={name}>
              {products[name].name}
            </option>
          ))}
        </SelectField>
        {(['from', 'until'] as const).map((name) => (
          <TextField
            key={name}
            id={`find-${name}`}
            name={name}
            type="date"
            label={find[name]}
            defaultValue={filters[name] ?? ''}
          />
        ))}
        <div className={list.actions}>
          <Button type="submit" kind="secondary">
            {find.submit}
          </Button>
          {isFiltered && (
            <a className={list.more} href={paths.orderList(locale, queryOf({ of: filters.of }))}>
              {find.clear}
            </a>
          )}
        </div>
      </form>
    </search>
  )
}

function Nothing({
  data: { locale, filters, company },
  isFiltered,
}: Props & { readonly isFiltered: boolean }) {
  const { empty, noMatch, find } = orderListMessages(locale)
  const { title, lead } = isFiltered ? noMatch : empty
  return (
    <div className={list.calm}>
      <h2>{title}</h2>
      <p>{lead}</p>
      <div className={list.actions}>
        {isFiltered ? (
          <ButtonLink
            kind="secondary"
            size="small"
            href={paths.orderList(locale, queryOf({ of: filters.of }))}
          >
            {find.clear}
          </ButtonLink>
        ) : (
          <>
            {/* For the company there is a button above. */}
            {(filters.of === null || company === null) && (
              <ButtonLink kind="secondary" size="small" href={paths.placeOrder(locale, 'express')}>
                {empty.order}
              </ButtonLink>
            )}
            <ButtonLink kind="secondary" size="small" href={paths.fee(locale)}>
              {empty.price}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  )
}
