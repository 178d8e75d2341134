import { merchantMessages } from '@hongyan/content/messages'
import { Button } from '@hongyan/ui/button.tsx'
import { CopyIcon } from '@hongyan/ui/icons.tsx'
import type { MerchantPage } from '../load.ts'
import styles from './page.module.css'

/** What has just been made, this once. */
export function FreshSecret({ data: { locale, submitted } }: { readonly data: MerchantPage }) {
  if (submitted === null || submitted.secret === null) return null
  const { fresh, guide } = merchantMessages(locale)
  const words = submitted.act === 'create-key' || submitted.act === 'rotate-key' ? fresh.key : fresh.webhook
  return (
    <section id="status" className={styles.fresh} role="status">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <p className={styles.secret}>
        <code translate="no">{submitted.secret}</code>
        <Button kind="secondary" size="small" data-copy={submitted.secret} className={styles.scripted}>
          <CopyIcon size={18} />
          {guide.copy}
        </Button>
      </p>
    </section>
  )
}
