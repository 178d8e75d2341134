import { alertTouches } from '@hongyan/content/area-alert'
import { fill, type LocaleId, localeOf, telephoneLink } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { ChipLink, ChipLinks } from '@hongyan/ui/chip-links.tsx'
import { BoxIcon, PhoneIcon, ShareIcon } from '@hongyan/ui/icons.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { Tag } from '@hongyan/ui/tag.tsx'
import { paths } from '../../../../paths.ts'
import { Phrases } from '../../../../shell/parts/section-head/phrases.tsx'
import { AreaAlerts } from '../../../articles/widgets/area-alerts/area-alerts.tsx'
import { distanceWords } from '../../ui/distance-words.ts'
import { ProviderMap } from '../../ui/provider-map/provider-map.tsx'
import type { CoverageView as Coverage, CoverageState, ProductView } from './coverage-answer.ts'
import styles from './coverage-result.module.css'
import type { CoverageTexts } from './coverage-texts.ts'
import { PlaceOnMap } from './place-on-map.tsx'
import { ProductTable } from './product-table.tsx'
import { areaWords, districtsWords, extraWords } from './result-words.ts'

const tones = { served: 'positive', partly: 'caution', not: 'neutral' } as const

/** The answer for one address: yes or no first, then product by product, and who is in charge. */
export function CoverageResult({ answer, ...texts }: CoverageTexts & { readonly answer: Coverage }) {
  switch (answer.kind) {
    case 'unknown':
      return <p className={styles.plain}>{texts.words.unknown}</p>
    case 'ambiguous':
      return <Choice {...texts} lead={texts.words.ambiguous} areas={answer.areas} />
    case 'wider':
      return <Wider {...texts} answer={answer} />
    case 'district':
      return <District {...texts} answer={answer} />
  }
}

function Headline({
  answer,
  locale,
  words,
  now,
}: CoverageTexts & { readonly answer: Coverage & { readonly state: CoverageState } }) {
  if (!('area' in answer)) return null
  const { state, area, alerts } = answer
  const code = area.at(-1)?.code ?? ''
  return (
    <>
      <div className={styles.head}>
        <Tag tone={tones[state]}>{words.states[state]}</Tag>
        <h2>{fill(words.headlines[state], { area: areaWords(area, locale) })}</h2>
        <a href={paths.coverageOf(locale, code)} className={styles.link}>
          <ShareIcon size={16} />
          {words.one.link}
        </a>
      </div>
      <AreaAlerts
        alerts={alerts.filter((alert) => alertTouches(alert, [code], now))}
        locale={locale}
        words={words.alert}
      />
    </>
  )
}

function District({
  answer,
  ...texts
}: CoverageTexts & { readonly answer: Extract<Coverage, { kind: 'district' }> }) {
  const { locale, words, provider, ready } = texts
  const { branch } = answer
  const code = answer.area.at(-1)?.code ?? ''
  return (
    <div className={stack(20)}>
      <Headline answer={answer} {...texts} />
      <Usual {...texts} products={answer.products} />
      <p className={styles.next}>
        <ArrowLink href={paths.feeTo(locale, areaWords(answer.area, locale))}>{words.price}</ArrowLink>
        <ArrowLink href={paths.branchesIn(locale, code)}>{words.branchesThere}</ArrowLink>
      </p>
      <div className={styles.columns}>
        <ProductTable {...texts} products={answer.products} />
        {branch !== null && (
          <PlaceOnMap
            at={branch}
            label={fill(words.here, { area: areaWords(answer.area.slice(-1), locale) })}
          />
        )}
        {branch !== null && (
          <aside className={styles.branch} aria-label={words.branch}>
            <p className={styles.label}>{words.branch}</p>
            <a href={`${paths.branchesIn(locale, branch.district)}#b-${branch.code}`}>{branch.name}</a>
            <p>{branch.address}</p>
            <p>
              {fill(words.away, { distance: distanceWords(branch.km, locale, { branch: words.distance }) })}
            </p>
            <p className={styles.fact}>
              <PhoneIcon size={16} />
              <a href={telephoneLink(branch.phone, branch.extension)}>
                {branch.extension === null
                  ? branch.phone
                  : fill(words.distance.call, { phone: branch.phone, extension: branch.extension })}
              </a>
            </p>
            <p className={styles.fact}>
              <BoxIcon size={16} />
              {answer.pickup ? words.pickup : words.noPickup}
            </p>
          </aside>
        )}
      </div>
      {branch !== null && provider !== null && (
        <ProviderMap {...provider} places={[branch]} ready={ready} locale={locale} />
      )}
      <p className={styles.rules}>{words.rules}</p>
    </div>
  )
}

/** What most people send, in one sentence. */
function Usual({ products, locale, words }: CoverageTexts & { readonly products: readonly ProductView[] }) {
  const [usual] = products
  if (usual === undefined) return null
  const said = {
    product: words.products[usual.product],
    delivery: withinSentence(words.product[usual.state], locale),
  }
  return (
    <p className={styles.usual}>
      <Phrases
        text={
          usual.state === 'served'
            ? fill(words.usual, {
                ...said,
                extra: withinSentence(extraWords(usual, locale, words), locale),
                time: usual.cutOff,
              })
            : fill(words.usualNot, said)
        }
      />
    </p>
  )
}

function withinSentence(text: string, locale: LocaleId): string {
  return localeOf(locale).lowersWithin ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function Wider({
  answer,
  ...texts
}: CoverageTexts & { readonly answer: Extract<Coverage, { kind: 'wider' }> }) {
  const { locale, words } = texts
  const { districts, inside } = answer
  return (
    <div className={stack(20)}>
      <Headline answer={answer} {...texts} />
      <p>{districtsWords(districts, locale, words)}</p>
      <Choice {...texts} lead={words.wide.choose} areas={inside.map((one) => [one])} />
    </div>
  )
}

function Choice({
  locale,
  lead,
  areas,
}: CoverageTexts & {
  readonly lead: string
  readonly areas: readonly (readonly { readonly code: string; readonly name: string }[])[]
}) {
  return (
    <div className={stack(12)}>
      <p>{lead}</p>
      <ChipLinks>
        {areas.map((area) => (
          <ChipLink key={area.at(-1)?.code} href={paths.coverageOf(locale, area.at(-1)?.code ?? '')}>
            {areaWords(area, locale)}
          </ChipLink>
        ))}
      </ChipLinks>
    </div>
  )
}
