import { myShipmentMessages } from '@hongyan/content/messages'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { TabLink, TabRow } from '@hongyan/ui/tabs.tsx'
import { paths } from '../../../../paths.ts'
import { FilterSheet } from '../../../../shell/parts/own-list/filter-sheet.tsx'
import { queryOf } from '../../../../shell/parts/own-list/list-filters.ts'
import { More } from '../../../../shell/parts/own-list/more.tsx'
import list from '../../../../shell/parts/own-list/own-list.module.css'
import { OwnerSwitch } from '../../../../shell/parts/own-list/owner-switch.tsx'
import { TrackingTextsContext } from '../../ui/tracking-texts.ts'
import type { MyShipmentsPage } from '../load.ts'
import { FindForm } from './find-form.tsx'
import styles from './page.module.css'
import { ShipmentDetails } from './shipment-details.tsx'
import { ShipmentListStatus } from './shipment-list-status.tsx'
import { ShipmentRow } from './shipment-row.tsx'

const tabs = ['underway', 'attention', 'ended'] as const

/** The shipments of whoever is signed in; whoever is not is asked to. */
export function MyShipments({ data }: { readonly data: MyShipmentsPage }) {
  const { locale, words, now, signIn } = data
  return (
    <TrackingTextsContext value={{ locale, words, now }}>
      <div className={list.screen}>{signIn === null ? <Own data={data} /> : <SignedOut data={data} />}</div>
    </TrackingTextsContext>
  )
}

function SignedOut({ data: { locale, signIn } }: { readonly data: MyShipmentsPage }) {
  const { signedOut } = myShipmentMessages(locale)
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

function Own({ data }: { readonly data: MyShipmentsPage }) {
  const { locale, filters, page } = data
  const words = myShipmentMessages(locale)
  const { counts, shipments, next } = page ?? { counts: null, shipments: [], next: null }
  const inForce = [filters.role, filters.from, filters.until, filters.text].filter(Boolean)
  const isListed = shipments.some(({ waybillNo }) => waybillNo === data.open?.shipment.waybillNo)
  const address = (changes: Partial<typeof filters>) =>
    paths.myShipments(locale, queryOf({ ...filters, after: null, open: null, ...changes }))
  return (
    <>
      <header className={list.head}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <OwnerSwitch
        locale={locale}
        company={data.company}
        of={filters.of ?? 'own'}
        link={(of) => paths.myShipments(locale, of === 'company' ? 'of=company' : '')}
      />
      {data.open === null && <ShipmentListStatus data={data} />}
      <TabRow role="group" aria-label={words.title}>
        <TabLink href={address({ tab: null })} aria-current={filters.tab === null ? 'page' : undefined}>
          <span>
            {words.tabs.all} <Count of={counts?.all} />
          </span>
        </TabLink>
        {tabs.map((tab) => (
          <TabLink key={tab} href={address({ tab })} aria-current={filters.tab === tab ? 'page' : undefined}>
            <span>
              {words.tabs[tab]} <Count of={counts?.[tab]} />
            </span>
          </TabLink>
        ))}
      </TabRow>
      <FilterSheet locale={locale} count={inForce.length}>
        <FindForm locale={locale} filters={filters} isFiltered={inForce.length > 0} />
      </FilterSheet>
      {/* One that was opened from elsewhere, or that no filter shows. */}
      {data.open && !isListed && (
        <article className={styles.alone} id={data.open.shipment.waybillNo}>
          <h2>{data.open.nickname ?? data.open.shipment.waybillNo}</h2>
          <ShipmentDetails data={data} own={data.open} />
        </article>
      )}
      {shipments.length === 0 ? (
        <Nothing locale={locale} of={filters.of} isFiltered={inForce.length > 0 || filters.tab !== null} />
      ) : (
        <ol className={list.list}>
          {shipments.map((one) => (
            <ShipmentRow key={one.waybillNo} one={one} data={data} />
          ))}
        </ol>
      )}
      {shipments.length > 0 && (
        <div className={styles.end}>
          {next === null ? (
            words.end
          ) : (
            <More
              label={words.more}
              filters={{ ...filters, open: null, after: next }}
              link={(query) => paths.myShipments(locale, query)}
            />
          )}
        </div>
      )}
    </>
  )
}

function Count({ of }: { readonly of: number | undefined }) {
  return <span className={list.count}>{of ?? 0}</span>
}

function Nothing({
  locale,
  of,
  isFiltered,
}: {
  readonly locale: MyShipmentsPage['locale']
  readonly of: MyShipmentsPage['filters']['of']
  readonly isFiltered: boolean
}) {
  const { empty, noMatch, find } = myShipmentMessages(locale)
  if (isFiltered) {
    return (
      <div className={list.calm}>
        <h2>{noMatch.title}</h2>
        <p>{noMatch.lead}</p>
        <ButtonLink kind="secondary" size="small" href={paths.myShipments(locale, queryOf({ of }))}>
          {find.clear}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className={list.calm}>
      <h2>{empty.title}</h2>
      <p>{empty.lead}</p>
      <div className={list.actions}>
        <ButtonLink kind="secondary" size="small" href={paths.placeOrder(locale, 'express')}>
          {empty.order}
        </ButtonLink>
        <ButtonLink kind="secondary" size="small" href={paths.track(locale)}>
          {empty.track}
        </ButtonLink>
      </div>
    </div>
  )
}
