import { orderLimits } from '@hongyan/domain/orders/order-vocabulary'
import { fill } from '@hongyan/locales'
import { TextField } from '@hongyan/ui/field.tsx'
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon, PlusIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../../../paths.ts'
import type { GoodVerdictName } from '../form/goods-verdicts.ts'
import { emptyGood, type GoodDraft } from '../form/order-form.ts'
import type { GoodAnswer } from '../state/use-verdicts.ts'
import { orderButtons } from '../submitted-order.ts'
import styles from './goods-fields.module.css'
import { useOrderTexts } from './order-texts.ts'

/** What is sent, a line for each thing, and what the list of prohibited items says of it. */
export function GoodsFields({
  goods,
  answerOf,
  verdictOf,
  awake,
  problem,
  onChange,
}: {
  readonly goods: readonly GoodDraft[]
  readonly answerOf: (name: string) => GoodAnswer | undefined
  /** What an order by the product that is chosen is answered. */
  readonly verdictOf: (name: string) => GoodVerdictName | undefined
  readonly awake: boolean
  /** What is missing of each, by its place. */
  readonly problem: (at: number) => string | undefined
  readonly onChange: (goods: readonly GoodDraft[]) => void
}) {
  const { locale, words } = useOrderTexts()
  const { goods: say } = words
  const change = (at: number, changes: Partial<GoodDraft>) =>
    onChange(goods.map((good, index) => (index === at ? { ...good, ...changes } : good)))
  return (
    <section className={styles.goods} id="order-goods" aria-labelledby="order-goods-title" tabIndex={-1}>
      <div className={styles.head}>
        <h2 id="order-goods-title">{say.title}</h2>
        <a href={paths.prohibited(locale)} target="_blank" rel="noopener">
          {say.list}
        </a>
      </div>
      <ul>
        {goods.map((good, at) => (
          // A thing has no identity but its place in the list.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
          <li key={at} data-good={at}>
            <div className={styles.row}>
              <TextField
                id={`order-good-${at}`}
                name="good"
                label={fill(say.label, { number: at + 1 })}
                value={good.name}
                maxLength={orderLimits.good}
                autoComplete="off"
                placeholder={at === 0 ? say.placeholder : undefined}
                problem={problem(at)}
                onChange={(event) => change(at, { name: event.target.value, ticked: false })}
              />
              {goods.length > 1 && (
                <button
                  type="submit"
                  name="drop-good"
                  value={at}
                  aria-label={fill(say.remove, { number: at + 1 })}
                  onClick={(event) => {
                    event.preventDefault()
                    onChange(goods.filter((_, index) => index !== at))
                  }}
                >
                  <CloseIcon size={18} />
                </button>
              )}
            </div>
            {good.name.trim() !== '' && (
              <Verdict
                at={at}
                awake={awake}
                good={good}
                answer={answerOf(good.name)}
                verdict={verdictOf(good.name.trim())}
                onTick={(ticked) => change(at, { ticked })}
                onName={(name) => change(at, { name, ticked: false })}
              />
            )}
          </li>
        ))}
      </ul>
      {goods.length < orderLimits.goods && (
        <button
          type="submit"
          name="do"
          value={orderButtons.good}
          className={styles.add}
          onClick={(event) => {
            event.preventDefault()
            onChange([...goods, emptyGood])
          }}
        >
          <PlusIcon size={18} />
          {say.add}
        </button>
      )}
    </section>
  )
}

function Verdict({
  at,
  awake,
  good,
  answer,
  verdict,
  onTick,
  onName,
}: {
  readonly at: number
  readonly awake: boolean
  readonly good: GoodDraft
  readonly answer: GoodAnswer | undefined
  readonly verdict: GoodVerdictName | undefined
  readonly onTick: (ticked: boolean) => void
  readonly onName: (name: string) => void
}) {
  const { words } = useOrderTexts()
  const { goods: say } = words
  if (!answer || !verdict)
    return awake ? (
      <p className={styles.note} role="status">
        {say.checking}
      </p>
    ) : null
  const item = answer.kind === 'item' ? answer.item : null
  const isKnown = verdict !== 'unlisted' && verdict !== 'vague'
  const Sign = verdict === 'yes' ? CheckIcon : isKnown ? AlertIcon : InfoIcon
  const name = good.name.trim()
  return (
    <div className={styles.verdict} data-verdict={verdict} role="status">
      <p>
        <Sign size={18} />
        {isKnown ? (
          <b>{fill(say.verdicts[verdict], { name })}</b>
        ) : (
          fill(verdict === 'vague' ? say.unlisted.vague : say.unlisted.unknown, { name })
        )}
      </p>
      {isKnown && verdict !== 'yes' && item && <p>{item.reason}</p>}
      {verdict === 'conditions' && item && (
        <ul>
          {item.conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      )}
      <Meant at={at} answer={answer} onName={onName} />
      {(verdict === 'conditions' || verdict === 'unlisted') && (
        <label>
          <input
            type="checkbox"
            name="tick"
            value={at}
            checked={good.ticked}
            onChange={(event) => onTick(event.target.checked)}
          />
          {verdict === 'unlisted' ? say.declare : say.tick}
        </label>
      )}
    </div>
  )
}

/** Things of the list that may be meant, each to be taken in place of what was typed. */
function Meant({
  at,
  answer,
  onName,
}: {
  readonly at: number
  readonly answer: GoodAnswer
  readonly onName: (name: string) => void
}) {
  const { goods: say } = useOrderTexts().words
  const meant =
    answer.kind === 'choices' ? answer.choices : answer.kind === 'item' && answer.guessed ? [answer.item] : []
  if (meant.length === 0) return null
  return (
    <p className={styles.meant}>
      {say.meant}
      {meant.slice(0, 5).map(({ id, name }) => (
        <button
          key={id}
          type="submit"
          name="meant"
          value={`${at}:${name}`}
          onClick={(event) => {
            event.preventDefault()
            onName(name)
          }}
        >
          {name}
        </button>
      ))}
    </p>
  )
}
