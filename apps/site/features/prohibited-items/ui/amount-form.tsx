import { prohibitedMessages } from '@hongyan/content'
import type { AmountField } from '@hongyan/domain/prohibited/amounts'
import { Button } from '@hongyan/ui/button.tsx'
import { TextField } from '@hongyan/ui/field.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { paths } from '../../../paths.ts'
import type { ItemView } from '../item-answer.ts'
import type { ProhibitedPage } from '../load.ts'
import { unitOf } from '../read-amounts.ts'
import styles from './amount-form.module.css'
import { VerdictTag } from './verdict-mark.tsx'

/** Asks for the amount the verdict depends on, and shows the verdict of every size. */
export function AmountForm({
  data,
  item,
  measured,
}: {
  readonly data: ProhibitedPage
  readonly item: ItemView
  readonly measured: NonNullable<ItemView['measured']>
}) {
  const { locale, mode } = data
  const words = prohibitedMessages(locale).measured
  const { measure, bands, band } = measured
  return (
    <section className={styles.card} aria-labelledby="amount">
      <h3 id="amount">{words.title[measure]}</h3>
      <p className={styles.help}>{words.help[measure]}</p>
      <form action={paths.prohibited(locale)} method="get" className={stack(8, styles.form)}>
        <input type="hidden" name="item" value={item.id} />
        <input type="hidden" name="mode" value={mode} />
        <AmountInput field={unitOf[measure]} data={data} />
        {measure === 'watt-hours' && (
          <>
            <p className={styles.or}>{words.or}</p>
            <div className={styles.pair}>
              <AmountInput field="v" data={data} />
              <span aria-hidden="true">×</span>
              <AmountInput field="mah" data={data} />
            </div>
          </>
        )}
        <Button type="submit" kind="secondary" wide>
          {words.submit}
        </Button>
      </form>
      <table className={styles.bands}>
        <caption className="visually-hidden">{words.bands}</caption>
        <tbody>
          {bands.map(({ text, said }, at) => (
            <tr key={text} aria-current={at === band ? 'true' : undefined}>
              <th scope="row">
                {text} {words.units[unitOf[measure]]}
              </th>
              <td>
                <VerdictTag verdict={said} locale={locale} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function AmountInput({ field, data }: { readonly field: AmountField; readonly data: ProhibitedPage }) {
  const words = prohibitedMessages(data.locale).measured
  const problem = data.problems[field]
  return (
    <TextField
      id={`amount-${field}`}
      name={field}
      label={words.fields[field]}
      unit={words.units[field]}
      problem={problem && words.problems[problem]}
      narrow
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      defaultValue={data.typed[field]}
    />
  )
}
