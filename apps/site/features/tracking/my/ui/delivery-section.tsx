import { myShipmentMessages } from '@hongyan/content/messages'
import { shipmentLimits } from '@hongyan/domain/shipments/shipment-vocabulary'
import {
  fill,
  formatDate,
  formatMoment,
  formatWeekday,
  formatWeekdayDate,
  homeZone,
  type LocaleId,
  noonAtHome,
} from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { classNames } from '@hongyan/ui/class-names.ts'
import { FieldProblem, SelectField, TextField } from '@hongyan/ui/field.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import record from '../../../../shell/parts/own-list/open-record.module.css'
import type { MyShipment } from '../load.ts'
import styles from './page.module.css'
import { actionOf, type DetailsProps, ShipmentFields } from './shipment-fields.tsx'

/** Asks for another delivery; the fields of the choice that is made show, by the style sheet alone. */
export function DeliverySection({ data, own }: DetailsProps) {
  const { locale } = data
  const words = myShipmentMessages(locale).delivery
  const submitted = data.submitted?.act === 'delivery' ? data.submitted : null
  const value = (name: string) => submitted?.values[name] ?? ''
  const problem = (name: string) => submitted?.problems[name]
  const wish = own.allowed.find(({ choice }) => choice === data.wish) ?? own.allowed[0]
  const chosen = value('choice') || wish?.choice
  const until = own.allowed[0]?.until
  const { zone } = own.shipment.destination
  return (
    <section className={record.card}>
      <h3>{words.title}</h3>
      {own.change && <p className={styles.state}>{changeWords(locale, own)}</p>}
      {own.allowed.length === 0 ? (
        <p className={record.quiet}>{words.none}</p>
      ) : (
        <form method="post" action={actionOf(locale, own)} className={stack(16, record.form)}>
          <ShipmentFields act="delivery" data={data} own={own} />
          <p className={record.quiet}>
            {words.lead}
            {until && ` ${fill(words.until, { time: formatMoment(locale, until, zone) })}`}
          </p>
          <fieldset className={styles.choices}>
            <legend>{words.choose}</legend>
            {own.allowed.map(({ choice }) => (
              <label key={choice}>
                <input
                  type="radio"
                  name="choice"
                  value={choice}
                  defaultChecked={choice === chosen}
                  required
                />
                {words.choices[choice]}
              </label>
            ))}
            {problem('choice') && <FieldProblem>{problem('choice')}</FieldProblem>}
          </fieldset>
          <fieldset className={classNames(styles.part, styles.choices, styles.days)} data-for="another-day">
            <legend>{words.day}</legend>
            {own.days.map((day, at) => (
              <label key={day}>
                <input
                  type="radio"
                  name="day"
                  value={day}
                  defaultChecked={value('day') === '' ? at === 0 : value('day') === day}
                />
                <b>{formatWeekday(locale, noonAtHome(day), homeZone)}</b>{' '}
                <small>{formatDate(locale, noonAtHome(day), homeZone)}</small>
              </label>
            ))}
            {problem('day') && <FieldProblem>{problem('day')}</FieldProblem>}
          </fieldset>
          {(['branch', 'locker'] as const).map((kind) => (
            <div key={kind} className={styles.part} data-for={kind}>
              <SelectField
                id={kind}
                name={kind}
                label={words[kind]}
                problem={chosen === kind ? problem('branch') : undefined}
                defaultValue={value(kind)}
              >
                {own.branches[kind].map(({ code, name, address }) => (
                  <option key={code} value={code}>
                    {`${name[locale]} · ${address[locale]}`}
                  </option>
                ))}
              </SelectField>
            </div>
          ))}
          <div className={styles.part} data-for="neighbour">
            <TextField
              id="neighbour"
              name="name"
              label={words.name}
              problem={problem('name')}
              defaultValue={value('name')}
              maxLength={shipmentLimits.neighbour}
              autoComplete="off"
            />
            <TextField
              id="neighbour-at"
              name="at"
              label={words.at}
              hint={words.atHint}
              problem={problem('at')}
              defaultValue={value('at')}
              maxLength={shipmentLimits.neighbourAt}
              autoComplete="off"
            />
          </div>
          <Button type="submit" kind="secondary" size="small">
            {words.submit}
          </Button>
        </form>
      )}
    </section>
  )
}

/** What was asked for last, and what the company says to it. */
function changeWords(locale: LocaleId, { change, branches }: MyShipment): string {
  if (change === null) return ''
  const words = myShipmentMessages(locale).delivery
  const { wish, state, reason } = change
  const nameOf = (code: string) =>
    [...branches.branch, ...branches.locker].find((branch) => branch.code === code)?.name[locale] ?? code
  const values =
    wish.choice === 'another-day'
      ? { day: formatWeekdayDate(locale, noonAtHome(wish.day), homeZone) }
      : wish.choice === 'neighbour'
        ? { name: wish.name, at: wish.at }
        : { branch: nameOf(wish.branch) }
  const wished = fill(words.wishes[wish.choice], values)
  return fill(words[state], { wish: wished, reason: reason === null ? '' : words.reasons[reason] })
}
