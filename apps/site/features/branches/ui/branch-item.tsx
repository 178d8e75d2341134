import { fill, holdUnits, type LocaleId, marksOf, telephoneLink } from '@hongyan/locales'
import { ChevronDownIcon, CopyIcon, PhoneIcon, PinIcon } from '@hongyan/ui/icons.tsx'
import { Tag } from '@hongyan/ui/tag.tsx'
import { directionsTo } from '../../../paths.ts'
import type { BranchView } from '../branch-answer.ts'
import styles from './branch-item.module.css'
import { distanceWords, wayWords } from './distance-words.ts'
import { hoursToday, openingWords, specialLines, weekLines } from './hours-words.ts'
import type { FinderWords } from './words.ts'

type BranchItemProps = {
  readonly branch: BranchView
  /** Its place in the list, from 1; null for a branch outside it. */
  readonly number: number | null
  /** Whether distances are counted from where the visitor stands. */
  readonly fromHere: boolean
  /** Shows it on the map; null where nothing answers. */
  readonly onShow: (() => void) | null
  readonly locale: LocaleId
  readonly words: FinderWords
  /** ms UTC. */
  readonly now: number
}

/** One branch: is it open, how far, where, what it does, and how to reach it. Hours and products unfold. */
export function BranchItem({ branch, number, fromHere, onShow, locale, words, now }: BranchItemProps) {
  const texts = { locale, words, now }
  const { open, state, next } = openingWords(branch, texts)
  const special = specialLines(branch, texts)
  const { code, name, address, phone, extension } = branch
  const way = fromHere ? wayWords(branch.km, words) : null
  return (
    <article id={`b-${code}`} aria-labelledby={`n-${code}`} className={styles.item} tabIndex={-1}>
      <div className={styles.head}>
        {number !== null &&
          (onShow === null ? (
            <span className={styles.number}>
              <span className="visually-hidden">{fill(words.branch.number, { number })} </span>
              <span aria-hidden="true">{number}</span>
            </span>
          ) : (
            <button
              type="button"
              className={styles.number}
              aria-label={fill(words.map.show, { number })}
              title={fill(words.map.show, { number })}
              onClick={onShow}
            >
              {number}
            </button>
          ))}
        <h3 id={`n-${code}`}>{name}</h3>
        <b className={styles.away}>{distanceWords(branch.km, locale, words)}</b>
      </div>
      <p className={styles.open}>
        <Tag tone={open ? 'positive' : 'neutral'}>{state}</Tag>
        {next}
        <span className={styles.today}>{hoursToday(branch, now)}</span>
      </p>
      <p className={styles.address}>
        {address}
        {way !== null && ` · ${way}`}{' '}
        <button
          type="button"
          data-copy={address}
          aria-label={words.branch.copy}
          title={words.branch.copy}
          className={styles.copy}
        >
          <CopyIcon size={16} />
        </button>
      </p>
      <p className={styles.services}>
        <span className="visually-hidden">{words.branch.services} </span>
        {listed(
          branch.services.map((service) => words.services[service]),
          locale,
        )}
      </p>
      <div className={styles.foot}>
        <div className={styles.tools}>
          <a href={directionsTo(branch)} target="_blank" rel="noopener noreferrer" className={styles.way}>
            <PinIcon size={16} />
            {words.branch.directions}
          </a>
          <a href={telephoneLink(phone, extension)}>
            <PhoneIcon size={16} />
            {extension === null ? phone : fill(words.branch.call, { phone, extension })}
          </a>
        </div>
        <details className={styles.details}>
          <summary>
            {words.branch.details}
            <ChevronDownIcon size={16} />
          </summary>
          <dl>
            <dt>{words.hours.table}</dt>
            <dd>
              {weekLines(branch, words).map(({ days, hours }) => (
                <span key={days}>
                  {days} {holdUnits(hours)}
                </span>
              ))}
            </dd>
            {special.length > 0 && (
              <>
                <dt>{words.hours.ahead}</dt>
                <dd>
                  {special.map(({ day, name: holiday, hours }) => (
                    <span key={day}>
                      {day} {holiday} {holdUnits(hours)}
                    </span>
                  ))}
                </dd>
              </>
            )}
            <dt>{words.branch.products}</dt>
            <dd>
              {listed(
                branch.products.map((product) => words.products[product]),
                locale,
              )}
            </dd>
          </dl>
        </details>
      </div>
    </article>
  )
}

function listed(items: readonly string[], locale: LocaleId): string {
  return items.join(marksOf(locale).list)
}
