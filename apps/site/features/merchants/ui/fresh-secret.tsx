import { merchantMessages } from '@hongyan/content/messages'
import { Button } from '@hongyan/ui/button.tsx'
import { CopyIcon } from '@hongyan/ui/icons.tsx'
import type { MerchantPage } from '../load.ts'
import styles from './page.module.css'

/** What has just been made, this once. */
export function FreshSecret({ data: { locale, posted } }: { readonly data: MerchantPage }) {
  if (posted === null || posted.secret === null) return null
  const { fresh, guide } = merchantMessages(locale)
  const words = posted.act === 'create-key' || posted.act === 'rotate-key' ? fresh.key : fresh.webhook
  return (
    <section id="status" className={styles.fresh} role="status">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <p className={styles.secret}>
        <code translate="no">{posted.secret}</code>
        <Button kind="secondary" size="small" data-copy={posted.secret} className={styles.scripted}>
          <CopyIcon size={18} />
          {guide.copy}
        </Button>
      </p>
    </section>
  )
}
