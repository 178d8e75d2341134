import { accountMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { Deferred } from '@hongyan/ui/deferred.tsx'
import { DialogFrame } from '@hongyan/ui/dialog.tsx'
import {
  BookIcon,
  ClipboardIcon,
  HomeIcon,
  KeyIcon,
  LeaveIcon,
  PeopleIcon,
  RefreshIcon,
  ShieldIcon,
  TruckIcon,
} from '@hongyan/ui/icons.tsx'
import { paths } from '../../paths.ts'
import { DeferredDialog } from '../deferred-dialog.tsx'
import { type AccountPage, accountPages } from './account-pages.ts'
import styles from './account-parts.module.css'

const icons: Readonly<Record<AccountPage['id'], typeof HomeIcon>> = {
  overview: HomeIcon,
  shipments: TruckIcon,
  orders: ClipboardIcon,
  addresses: BookIcon,
  company: PeopleIcon,
  merchants: KeyIcon,
  privacy: ShieldIcon,
}

/**
 * What is shown to somebody who is signed in: the menu behind their name, and the warning before they are signed out.
 * The page is the same for everybody; `shell/client/account.ts` fills these in where somebody is.
 */
export function AccountParts({ locale }: { readonly locale: LocaleId }) {
  const { menu, expiry, pages } = accountMessages(locale)
  return (
    <>
      <Deferred
        id="account-menu"
        file="menu"
        className={styles.menu}
        popover="auto"
        data-label={menu.label}
        data-greeting={menu.greeting}
      >
        <div className={styles.who} data-who="">
          <div>
            <p data-account-name="" />
            <p data-account-phone="" hidden />
            <p data-account-company="" hidden />
          </div>
        </div>
        <a
          className={styles.again}
          href={paths.orderList(locale)}
          hidden
          data-again=""
          data-words={menu.againTo}
          data-express={paths.placeOrder(locale, 'express', 'again=')}
          data-heavy={paths.placeOrder(locale, 'heavy', 'again=')}
          data-fresh={paths.placeOrder(locale, 'fresh', 'again=')}
        >
          <RefreshIcon size={18} />
          <span>
            {menu.again}
            <b data-again-to="" />
            <small data-again-goods="" />
          </span>
        </a>
        {accountPages.map((part) => (
          <ul key={part[0]?.id}>
            {part.map(({ id, link }) => {
              const Icon = icons[id]
              return (
                <li key={id}>
                  <a href={link(locale)}>
                    <Icon size={18} />
                    {id === 'overview' ? pages.title : pages.entries[id]}
                    {(id === 'orders' || id === 'shipments') && (
                      <span data-count={id} data-words={pages.counts[id]} hidden>
                        <span aria-hidden="true" /> <span className="visually-hidden" />
                      </span>
                    )}
                  </a>
                </li>
              )
            })}
          </ul>
        ))}
        <ul>
          <li>
            <form method="post" action={paths.signOut(locale)} data-sign-out="">
              <button type="submit">
                <LeaveIcon size={18} />
                {menu.signOut}
              </button>
            </form>
          </li>
        </ul>
      </Deferred>
      <DialogFrame
        id="expiry-dialog"
        title={expiry.title}
        closeLabel={expiry.close}
        dismiss="control"
        size="tiny"
        element={DeferredDialog}
      >
        <p className={styles.bar} data-left="" aria-hidden="true" />
        <p data-why="idle">{expiry.idle}</p>
        <p data-why="end" hidden>
          {expiry.end}
        </p>
        <p className="visually-hidden" aria-live="assertive" data-status="" />
        <form className={styles.actions} method="post" action={paths.signOut(locale)} data-sign-out="">
          <Button data-stay="" data-offline={expiry.offline}>
            {expiry.stay}
          </Button>
          <Button kind="secondary" type="submit">
            {expiry.leave}
          </Button>
        </form>
      </DialogFrame>
    </>
  )
}
