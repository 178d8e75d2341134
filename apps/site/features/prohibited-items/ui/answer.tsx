import { prohibitedMessages } from '@hongyan/content'
import { fill, formatNumber, type LocaleId, marksOf, telephoneLink } from '@hongyan/locales'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { PhoneIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { paths } from '../../../paths.ts'
import type { ItemView, SourceView } from '../item-answer.ts'
import type { ProhibitedPage } from '../load.ts'
import { unitOf } from '../read-amounts.ts'
import { flownSentence, verdictSentence } from '../verdict-sentence.ts'
import { AmountForm } from './amount-form.tsx'
import styles from './answer.module.css'
import { VerdictTag, verdictIcons } from './verdict-mark.tsx'

/** The answer on one thing: a plain sentence first, then why, what it takes, what it rests on. */
export function Answer({
  data,
  item,
  guessed,
}: {
  readonly data: ProhibitedPage
  readonly item: ItemView
  readonly guessed: boolean
}) {
  const { locale, query, mode, hotline } = data
  const words = prohibitedMessages(locale)
  const Icon = verdictIcons[item.verdict]
  return (
    <div className={styles.columns}>
      <article className={stack(24)} aria-labelledby="verdict">
        <div className={styles.head} data-verdict={item.verdict} role="status">
          <Icon size={32} />
          <div>
            <p className={styles.about}>{item.name}</p>
            <h2 id="verdict">{verdictSentence(item.said, mode, locale)}</h2>
            {item.measured && <p>{bandSentence(item, locale)}</p>}
            <Flown data={data} item={item} />
          </div>
        </div>
        {guessed && <p className={styles.guessed}>{fill(words.guessed, { query, name: item.name })}</p>}
        <dl className={styles.parts}>
          <div>
            <dt>{words.why}</dt>
            <dd>{item.reason}</dd>
          </div>
          {item.conditions.length > 0 && (
            <div>
              <dt>{words.conditions}</dt>
              <dd>
                <ul>
                  {item.conditions.map((condition) => (
                    <li key={condition}>{condition}</li>
                  ))}
                </ul>
              </dd>
            </div>
          )}
          {(item.instead !== null || item.verdict === 'agreement') && (
            <div>
              <dt>{item.verdict === 'no' ? words.instead : words.otherwise}</dt>
              <dd>
                {item.verdict === 'agreement' && (
                  <p>{fill(words.agreement[item.said === 'anyone' ? 'anyone' : 'companies'], { hotline })}</p>
                )}
                {item.instead && <p>{item.instead}</p>}
              </dd>
            </div>
          )}
          <div>
            <dt>{words.sources}</dt>
            <dd>
              <ul>
                {item.sources.map((source) => (
                  <li key={source.name}>{sourceLine(source, locale)}</li>
                ))}
                {item.un.length > 0 && (
                  <li>
                    {words.un} {item.un.join(marksOf(locale).list)}
                  </li>
                )}
              </ul>
            </dd>
          </div>
        </dl>
        <p className={styles.guidance}>{words.guidance}</p>
      </article>
      <div className={stack(20, styles.aside)}>
        {item.measured && <AmountForm data={data} item={item} measured={item.measured} />}
        <OtherModes data={data} item={item} />
        <ButtonLink kind="secondary" href={telephoneLink(hotline)} wide>
          <PhoneIcon size={18} />
          {fill(words.call, { hotline })}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The answer by air, where the one for the ground is milder: many who ask think of a plane. */
function Flown({ data, item }: { readonly data: ProhibitedPage; readonly item: ItemView }) {
  const { locale } = data
  const flown = flownSentence(item, data.mode, locale)
  if (flown === null) return null
  return (
    <p>
      <a href={paths.mayBeSent(locale, { item: item.id, mode: 'air' })} data-no-prefetch="">
        {flown}
      </a>
    </p>
  )
}

/** What amount the answer is for. */
function bandSentence({ measured }: ItemView, locale: LocaleId): string | null {
  if (measured === null) return null
  const words = prohibitedMessages(locale).measured
  const unit = words.units[unitOf[measured.measure]]
  const band = `${measured.bands[measured.band]?.text ?? ''} ${unit}`
  if (measured.amount === null) return fill(words.assumed, { band })
  return fill(words.given, { band, amount: `${formatNumber(locale, measured.amount / 1000)} ${unit}` })
}

function sourceLine({ name, by, year, section }: SourceView, locale: LocaleId): string {
  const words = prohibitedMessages(locale)
  const when = year === null ? null : fill(words.year, { year: String(year) })
  const where = section === null ? null : fill(words.section, { section })
  const details = [by, when, where].filter((one) => one !== null)
  const { open, comma, close } = marksOf(locale)
  return name + open + details.join(comma) + close
}

/** The same thing in every other way of travel, each with its address. */
function OtherModes({ data, item }: { readonly data: ProhibitedPage; readonly item: ItemView }) {
  const { locale, mode, typed } = data
  const words = prohibitedMessages(locale)
  const given = Object.entries(typed).filter(([, text]) => text !== '')
  return (
    <section className={styles.modes} aria-labelledby="other-modes">
      <h3 id="other-modes">{words.otherModes}</h3>
      <ul>
        {item.modes
          .filter((one) => one.mode !== mode)
          .map((one) => (
            <li key={one.mode}>
              <a
                href={`${paths.mayBeSent(locale, { item: item.id, mode: one.mode })}${given.length > 0 ? `&${new URLSearchParams(given)}` : ''}`}
                data-no-prefetch=""
              >
                {words.modes[one.mode]}
              </a>
              <VerdictTag verdict={one.said} locale={locale} />
            </li>
          ))}
      </ul>
    </section>
  )
}
