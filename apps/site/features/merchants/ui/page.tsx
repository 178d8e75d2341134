import { merchantMessages } from '@hongyan/content/messages'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import type { ComponentProps } from 'react'
import { paths } from '../../../paths.ts'
import { SignedOut } from '../../../shell/parts/own-list/signed-out.tsx'
import { OrderCall } from '../../developers/widgets/order-call/order-call.tsx'
import type { MerchantPage } from '../load.ts'
import { FreshSecret } from './fresh-secret.tsx'
import { KeysSection } from './keys-section.tsx'
import { MerchantStatus } from './merchant-status.tsx'
import styles from './page.module.css'
import { WebhooksSection } from './webhooks-section.tsx'

type Props = {
  readonly data: MerchantPage
  /** The API's own description, in the language of the page. */
  readonly api: ComponentProps<typeof OrderCall>['api']
}

/** Keys and webhooks of whoever is signed in; whoever is not is asked to. */
export function Merchant({ data, api }: Props) {
  const { locale, signIn } = data
  const { signedOut } = merchantMessages(locale)
  const other = { label: signedOut.guide, href: paths.apiGuide(locale) }
  return (
    <div className={stack(32, styles.screen)}>
      {signIn === null ? (
        <Own data={data} api={api} />
      ) : (
        <SignedOut {...signedOut} href={signIn} other={other} />
      )}
    </div>
  )
}

function Own({ data, api }: Props) {
  const { locale } = data
  const { title, lead, toGuide, sample } = merchantMessages(locale)
  return (
    <>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
        <ArrowLink href={paths.apiGuide(locale)}>{toGuide}</ArrowLink>
      </header>
      <MerchantStatus data={data} />
      <FreshSecret data={data} />
      <KeysSection data={data} />
      <WebhooksSection data={data} />
      <section className={stack(16)} aria-labelledby="sample">
        <div className={styles.bar}>
          <h2 id="sample">{sample.title}</h2>
          <ArrowLink href={paths.apiGuide(locale)}>{sample.all}</ArrowLink>
        </div>
        <OrderCall locale={locale} api={api} />
      </section>
    </>
  )
}
