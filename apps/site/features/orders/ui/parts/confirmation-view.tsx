import { packageNumber } from '@hongyan/domain/numbers/recognise-number'
import { maskPhone } from '@hongyan/domain/privacy/mask-phone'
import { typedCount } from '@hongyan/domain/quotes/quote-draft'
import { fill, formatWeekdayDate, homeZone, isoDay, noonAtHome, plural } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { Button } from '@hongyan/ui/button.tsx'
import { CopyIcon, RefreshIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import type { ReactNode } from 'react'
import { paths } from '../../../../paths.ts'
import type { OrderForm } from '../form/order-form.ts'
import { dayName, dayWithin, windowText } from '../form/pickup-strip.ts'
import type { OrderProps } from '../order-model.ts'
import type { Confirmation } from '../state/saved-placed.ts'
import { useAreaLine } from '../state/use-area-line.ts'
import { type PlacedOrder, usePlaced } from '../state/use-placed.ts'
import { orderButtons } from '../submitted-order.ts'
import { ConfirmationChanges } from './confirmation-changes.tsx'
import { ConfirmationFollow } from './confirmation-follow.tsx'
import { ConfirmationHead } from './confirmation-head.tsx'
import { ConfirmationLabel } from './confirmation-label.tsx'
import styles from './confirmation-view.module.css'
import { useOrderTexts } from './order-texts.ts'
import { OrderWay } from './order-way.tsx'
import { PickupHourAxis } from './pickup-hour-axis.tsx'
import { SaveParties } from './save-parties.tsx'
import { SentFields } from './sent-fields.tsx'

/** The form that every button of the page belongs to, but those of other features. */
const ownForm = 'order-confirmation'

/** What happens next: when somebody comes, the numbers, the label, and what to do with it all. */
export function ConfirmationView({
  confirmation,
  page: { now, submitted, channels, pictures },
  awake,
  customer,
  arrival,
  onAgain,
}: {
  readonly confirmation: Confirmation
  readonly page: Pick<OrderProps, 'now' | 'submitted' | 'channels' | 'pictures'>
  readonly awake: boolean
  readonly customer: boolean
  readonly arrival: string
  readonly onAgain: (like: OrderForm | null) => void
}) {
  const { locale, words } = useOrderTexts()
  const { confirmation: say } = words
  const { receipt, form } = confirmation
  const { order, look, cancel, move, refusal } = usePlaced(receipt, confirmation.order)
  const isOff = order?.state === 'cancelled'
  const isRefused = order?.state === 'refused'
  // Nothing is collected, charged or followed any more.
  const isEnded = isOff || isRefused
  const isCollected = order?.state === 'collected' || order?.state === 'completed'
  const window = order?.pickup ?? form.window
  const when = window && {
    day: dayName(locale, words, isoDay(Date.parse(window.from), homeZone), now),
    time: windowText(locale, window),
  }
  const waybills = order?.waybills ?? []
  const [first] = waybills
  return (
    <div className={stack(40, styles.confirmation)}>
      <form
        id={ownForm}
        method="post"
        action={paths.placeOrder(locale, form.kind)}
        onSubmit={(event) => event.preventDefault()}
      >
        <SentFields
          fields={[
            ...(submitted?.fields ?? []),
            ['number', receipt.number],
            ['placedAt', receipt.placedAt],
            ['total', String(receipt.total)],
            ...(receipt.token === null ? [] : [['token', receipt.token] as const]),
          ]}
        />
      </form>
      <ConfirmationHead
        confirmation={confirmation}
        order={order}
        when={when}
        arrival={arrival}
        trouble={submitted?.trouble ?? null}
        picture={pictures[form.kind]}
      />
      {!isEnded && (
        <OrderWay
          form={form}
          isAccepted={waybills.length > 0}
          acceptedAt={order?.state === 'accepted' ? order.since : null}
          isCollected={isCollected}
          placedAt={receipt.placedAt}
          when={when}
          arrives={order?.terms ?? null}
        />
      )}
      <div className={styles.columns}>
        {!isEnded && (
          <ConfirmationLabel confirmation={confirmation} ready={waybills.length > 0} form={ownForm} />
        )}
        <div className={stack(32, styles.rest)}>
          <Numbers
            receipt={receipt}
            order={order}
            to={form.recipient.area}
            customer={customer}
            onLook={() => void look()}
          />
          {!isEnded && (
            <section className={styles.steps} aria-labelledby={isCollected ? undefined : 'order-steps'}>
              {!isCollected && (
                <Steps form={form} order={order} when={when}>
                  {window && <PickupHourAxis window={window} now={now} />}
                </Steps>
              )}
              {order && (
                <ConfirmationChanges
                  order={order}
                  form={ownForm}
                  windows={confirmation.windows}
                  moved={confirmation.moved}
                  awake={awake}
                  now={now}
                  onMove={move}
                  onCancel={cancel}
                  refusal={refusal}
                />
              )}
            </section>
          )}
          <ul className={styles.further}>
            {customer && !confirmation.isLinked && <SaveParties form={form} />}
            {first && !isEnded && <ConfirmationFollow number={first.number} channels={channels} />}
            {!confirmation.isLinked && (
              <li>
                <RefreshIcon size={20} />
                <span>
                  <b>{say.again}</b>
                  <small>{say.againText}</small>
                </span>
                <Button
                  type="submit"
                  form={ownForm}
                  name="do"
                  value={orderButtons.again}
                  kind="secondary"
                  size="small"
                  onClick={() => onAgain(form)}
                >
                  {say.againButton}
                </Button>
              </li>
            )}
          </ul>
          <p>
            <Button
              type="submit"
              form={ownForm}
              name="do"
              value={orderButtons.fresh}
              kind="quiet"
              size="small"
              onClick={() => onAgain(null)}
            >
              {say.fresh}
            </Button>
          </p>
        </div>
      </div>
    </div>
  )
}

/** What is left to do until somebody comes. */
function Steps({
  form,
  order,
  when,
  children,
}: {
  readonly form: OrderForm
  readonly order: PlacedOrder | null
  /** Day and hour of the pickup in words; null while none is known. */
  readonly when: { readonly day: string; readonly time: string } | null
  /** The hour as a drawing. */
  readonly children: ReactNode
}) {
  const { locale, words } = useOrderTexts()
  const { confirmation: say } = words
  const { seal, stick, wait, phone } = say.toDo
  const typed = form.sizes.reduce((sum, { count }) => sum + (typedCount(count) ?? 1), 0)
  const pieces = order?.pieces ?? typed
  const called = form.sender.phone.trim()
  const steps = [
    { title: pieces > 1 ? plural(locale, pieces, seal.many) : seal.one, text: seal.text },
    (order?.waybills ?? []).length > 0 ? stick : wait,
    {
      title: called === '' ? phone.title : fill(phone.known, { phone: maskPhone(called) }),
      text: phone.text,
    },
  ]
  return (
    <>
      <h2 id="order-steps">
        {when === null
          ? say.steps.none
          : fill(form.way === 'collect' ? say.steps.collect : say.steps.dropOff, dayWithin(words, when))}
      </h2>
      {children}
      <ol>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** As many numbers of packages as are read at a glance. */
const mostPackages = 4

/** A number, and the button that copies it. */
function Copied({ number, isOrder = false }: { readonly number: string; readonly isOrder?: boolean }) {
  const { words } = useOrderTexts()
  const name = fill(words.confirmation.copy, { number })
  return (
    <span className={styles.copied}>
      <b data-order-number={isOrder ? '' : undefined}>{number}</b>
      <button type="button" data-copy={number} aria-label={name} title={name}>
        <CopyIcon size={16} />
      </button>
    </span>
  )
}

/** The numbers it goes by; until the branch has answered there is no waybill. */
function Numbers({
  receipt,
  order,
  to,
  customer,
  onLook,
}: {
  readonly receipt: Confirmation['receipt']
  readonly order: PlacedOrder | null
  /** Code of the area it goes to. */
  readonly to: string
  readonly customer: boolean
  readonly onLook: () => void
}) {
  const { locale, words } = useOrderTexts()
  const { confirmation: say } = words
  const area = useAreaLine(to, '')
  const numbers = (order?.waybills ?? []).map(({ number }) => number)
  const isOff = order?.state === 'cancelled'
  const isRefused = order?.state === 'refused'
  const isEnded = isOff || isRefused
  const packages = isEnded
    ? []
    : (order?.waybills ?? []).flatMap(({ number, pieces }) =>
        Array.from({ length: pieces }, (_, at) => packageNumber(number, at + 1, pieces)),
      )
  return (
    <dl className={styles.numbers}>
      <div>
        <dt>{say.waybill}</dt>
        <dd>
          {numbers.length === 0 || isEnded ? (
            <span className={styles.waiting} role="status">
              {isOff ? say.cancelled : isRefused ? say.refusedTitle : say.waiting}
            </span>
          ) : (
            numbers.map((number) => <Copied key={number} number={number} />)
          )}
        </dd>
        <dd>
          {numbers.length > 0 && !isEnded ? (
            <ArrowLink href={paths.track(locale, numbers)}>{say.track}</ArrowLink>
          ) : (
            !isEnded && (
              <Button
                type="submit"
                form={ownForm}
                name="do"
                value={orderButtons.look}
                kind="quiet"
                size="small"
                onClick={onLook}
              >
                {say.refresh}
              </Button>
            )
          )}
        </dd>
      </div>
      {packages.length > 1 && (
        <div>
          <dt>{say.packages}</dt>
          <dd className={styles.packages}>
            {packages.slice(0, mostPackages).map((number) => (
              <span key={number}>{number}</span>
            ))}
            {packages.length > mostPackages && (
              <span>{plural(locale, packages.length, say.packagesInAll)}</span>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{say.order}</dt>
        <dd>
          <Copied number={receipt.number} isOrder />
          {!customer && !isEnded && <small>{fill(say.keep, { hotline: words.hotline })}</small>}
        </dd>
      </div>
      {order && !isEnded && area !== '' && (
        <div>
          <dt>{words.review.arrival}</dt>
          <dd>
            <b>
              {fill(say.by, {
                day: formatWeekdayDate(locale, noonAtHome(order.terms.arrivesUntil), homeZone),
                time: order.terms.arrivesBy,
              })}
            </b>
            <span>{area}</span>
          </dd>
        </div>
      )}
    </dl>
  )
}
