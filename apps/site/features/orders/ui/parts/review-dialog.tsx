import { fill, formatListDate, formatMoney, homeZone } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { DialogFrame } from '@hongyan/ui/dialog.tsx'
import { useEffect } from 'react'
import { areaLine, areaPath } from '../../../../blocks/address-input/area-path.ts'
import { useAreaTree } from '../../../../blocks/address-input/use-area-tree.ts'
import { maskedPhone } from '../form/masked-phone.ts'
import type { OrderForm } from '../form/order-form.ts'
import { dayName, windowText } from '../form/pickup-strip.ts'
import type { Terms } from '../form/price-card.ts'
import type { OrderState } from '../state/use-order.ts'
import styles from './review-dialog.module.css'
import { useOrderSpeech } from './speech.ts'

const id = 'order-review'

/** Everything once more before it is placed; where the price has changed, the old beside the new. */
export function ReviewDialog({
  order,
  terms,
  now,
}: {
  readonly order: OrderState
  readonly terms: Terms
  readonly now: number
}) {
  const { locale, words } = useOrderSpeech()
  const { review: say } = words
  const { before, sending, trouble, closeReview, send } = order
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once, as it appears
  useEffect(() => {
    const dialog = document.getElementById(id) as HTMLDialogElement | null
    if (dialog === null) return
    dialog.showModal()
    dialog.addEventListener('close', closeReview)
    return () => {
      dialog.removeEventListener('close', closeReview)
      dialog.close()
    }
  }, [])
  return (
    <DialogFrame id={id} title={say.title} closeLabel={say.close} dismiss="key" size="small">
      <div className={styles.review}>
        {before !== null && (
          <div className={styles.changed} role="alert">
            <p>{say.changed}</p>
            <dl>
              <Side name={say.before} terms={before} />
              <Side name={say.now} terms={terms} />
            </dl>
          </div>
        )}
        <Summary form={order.form} now={now} />
        {trouble !== null && (
          <p className={styles.trouble} role="alert">
            {trouble}
          </p>
        )}
        <div className={styles.ways}>
          <Button wide onClick={() => void send()} aria-busy={sending || undefined} disabled={sending}>
            {sending ? say.placing : fill(say.place, { total: formatMoney(locale, terms.total) })}
          </Button>
          <Button kind="quiet" onClick={closeReview}>
            {say.back}
          </Button>
        </div>
        <small>{fill(say.terms, { version: terms.termsVersion })}</small>
      </div>
    </DialogFrame>
  )
}

function Side({ name, terms }: { readonly name: string; readonly terms: Terms }) {
  const { locale, words } = useOrderSpeech()
  const day = formatListDate(`${terms.arrivesUntil}T12:00:00+08:00`, homeZone, true)
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{formatMoney(locale, terms.total)}</b>
        {fill(words.review.arrives, { day })}
      </dd>
    </div>
  )
}

function Summary({ form, now }: { readonly form: OrderForm; readonly now: number }) {
  const { locale, words } = useOrderSpeech()
  const tree = useAreaTree()
  const { review: say } = words
  const comma = locale === 'en-US' ? ', ' : '、'
  const party = (of: 'sender' | 'recipient') => {
    const { name, phone, area, detail } = form[of]
    const path = tree.kind === 'ready' ? areaPath(tree.tree, area) : []
    const line = areaLine(
      path.map((one) => one.address),
      locale,
    )
    return [`${name} ${maskedPhone(phone)}`, `${line} ${detail}`]
  }
  const { window } = form
  const day = window?.from.slice(0, 10) ?? ''
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [words.parties.sender.title, party('sender')],
    [words.parties.recipient.title, party('recipient')],
    [
      say.goods,
      [
        form.goods
          .map(({ name }) => name.trim())
          .filter((name) => name !== '')
          .join(comma),
      ],
    ],
    [say.product, [words.offered[form.product as keyof typeof words.offered].name]],
    [
      say.pickup,
      window === null
        ? []
        : [`${dayName(locale, words, day, now)} ${windowText(locale, window)}`, words.pickup.ways[form.way]],
    ],
    [
      say.extras,
      form.addOns.length === 0 ? [] : [form.addOns.map((id) => nameOf(id, words.form)).join(comma)],
    ],
    [say.payer, [words.payer.choices[form.payer]]],
    [say.note, form.note.trim() === '' ? [] : [form.note.trim()]],
  ]
  return (
    <dl className={styles.summary}>
      {rows
        .filter(([, lines]) => lines.length > 0)
        .map(([term, lines]) => (
          <div key={term}>
            <dt>{term}</dt>
            {lines.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
    </dl>
  )
}

function nameOf(
  id: OrderForm['addOns'][number],
  { covers, adds }: ReturnType<typeof useOrderSpeech>['words']['form'],
): string {
  return id === 'insurance' || id === 'full-cover' ? covers[id] : adds[id].name
}
