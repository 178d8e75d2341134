import { quoteMessages, searchMessages } from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { TextField } from '@hongyan/ui/field.tsx'
import { paths } from '../../../paths.ts'
import styles from './price-form.module.css'

/** For a question about what it costs: from, to and weight, answered by the quote. */
export function PriceForm({ locale }: { readonly locale: LocaleId }) {
  const words = searchMessages(locale).price
  const { form } = quoteMessages(locale)
  return (
    <section className={styles.price} aria-labelledby="price-form">
      <h2 id="price-form">{words.title}</h2>
      <form action={paths.fee(locale)} method="get">
        <TextField id="price-from" name="from" label={form.from} placeholder={words.from} required />
        <TextField id="price-to" name="to" label={form.to} placeholder={words.to} required />
        <TextField
          id="price-weight"
          name="kg"
          label={words.weight}
          inputMode="decimal"
          autoComplete="off"
          defaultValue="1"
          unit={words.unit}
          required
        />
        <input type="hidden" name="n" value="1" />
        <input type="hidden" name="box" value="unknown" />
        <Button type="submit">{words.submit}</Button>
      </form>
    </section>
  )
}
