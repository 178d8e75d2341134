import { type QuoteProduct, quoteProducts } from '@hongyan/domain/quotes/vocabulary'
import { partsOf } from '@hongyan/domain/rates/rate-change'
import { isSameValue } from '@hongyan/domain/rates/same-value'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { TextField } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { useTexts } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import { BandsTable } from './bands-table.tsx'
import { CalendarTables } from './calendar.tsx'
import { Comparison } from './comparison.tsx'
import { EditTable } from './edit-table.tsx'
import { usePartNames } from './part-names.ts'
import { productName } from './product-name.ts'
import styles from './rates.module.css'
import { StateTag } from './state-tag.tsx'
import { addOnTables, fuelTables, productTables, type TableOf, transitTables } from './tables.ts'
import { type RatesEditor, useRates } from './use-rates.ts'
import type { Shown } from './version.tsx'
import { VersionActions } from './version-actions.tsx'

const route = getRouteApi('/signed-in/rates/$id')

/** The tables of a version beside the list of its parts. */
export function VersionEditor({
  shown,
  readOnly,
  onReread,
}: {
  readonly shown: Shown
  readonly readOnly: boolean
  readonly onReread: () => Promise<void>
}) {
  const texts = useTexts()
  const words = texts.rates
  const { part = 'comparison' } = route.useSearch()
  const { version } = shown
  const [title, setTitle] = useState(version.title)
  const [validFrom, setValidFrom] = useState(version.validFrom)
  const editor = useRates(shown.rates, shown.change, readOnly)
  const unsaved =
    title !== version.title ||
    validFrom !== version.validFrom ||
    !isSameValue(editor.change, shown.change) ||
    editor.problems.size > 0
  return (
    <Page
      title={version.title}
      lead={
        <span className={styles.about}>
          <Link to="/rates" className={styles.link ?? ''}>
            {words.title}
          </Link>
          <span>{words.versionNumber(version.number)}</span>
          <StateTag state={version.isInForce ? 'in-force' : version.state} />
          <span>
            {words.validFrom} <span className={styles.day}>{version.validFrom}</span>
          </span>
          {version.note && <span>{version.note}</span>}
        </span>
      }
      actions={
        <VersionActions
          version={version}
          editor={editor}
          about={{ title, validFrom }}
          unsaved={unsaved}
          onReread={onReread}
        />
      }
    >
      {!readOnly && (
        <div className={styles.head}>
          <TextField label={words.name} value={title} onChange={setTitle} />
          <TextField type="date" label={words.validFrom} value={validFrom} onChange={setValidFrom} />
        </div>
      )}
      <div className={styles.sides}>
        <PartLinks editor={editor} chosen={part} />
        <div className={styles.parts}>
          {part === 'comparison' ? (
            <Suspense fallback={<p>{texts.loading}</p>}>
              <Comparison id={version.id} revision={version.revision} unsaved={unsaved && !readOnly} />
            </Suspense>
          ) : part === 'history' ? (
            <Saves shown={shown} />
          ) : part === 'calendar' ? (
            <CalendarTables editor={editor} />
          ) : (
            tablesOf(part, editor, words).map((table) => {
              const product = table.id === 'edges' ? productOf(part) : undefined
              const bands = product === undefined ? undefined : editor.rates.products[product]?.bands
              const key = `${part}:${table.id}`
              return product === undefined || bands === undefined ? (
                <EditTable key={key} table={table} editor={editor} />
              ) : (
                <BandsTable
                  key={key}
                  table={table}
                  path={['products', product, 'bands']}
                  bands={bands}
                  editor={editor}
                />
              )
            })
          )}
        </div>
      </div>
    </Page>
  )
}

function tablesOf(
  part: string,
  { rates }: RatesEditor,
  words: Parameters<typeof fuelTables>[0],
): readonly TableOf[] {
  if (part === 'addOns' && rates.addOns) return addOnTables(rates.addOns, words)
  if (part === 'fuel') return fuelTables(words)
  if (part === 'transit') return transitTables(rates, words)
  const product = productOf(part)
  const sheet = product && rates.products[product]
  return product && sheet ? productTables(product, sheet, words) : []
}

function productOf(part: string): QuoteProduct | undefined {
  return quoteProducts.find((id) => part === `products.${id}`)
}

/** The parts, each with a sign where it changes and how much in it is to be mended. */
function PartLinks({ editor, chosen }: { readonly editor: RatesEditor; readonly chosen: string }) {
  const { rates: words } = useTexts()
  const changed = partsOf(editor.change)
  const one = (part: string, label: string, kinds: readonly string[] = []) => {
    const of = (path: string): boolean => kinds.some((kind) => path === kind || path.startsWith(`${kind}.`))
    const wrong = [...editor.problems.keys()].filter(of).length
    return (
      <Link
        key={part}
        from="/rates/$id"
        search={{ part }}
        replace
        className={styles.part ?? ''}
        aria-current={chosen === part ? 'page' : undefined}
        data-changed={changed.some(of) || undefined}
      >
        {label}
        {wrong > 0 && <span className={styles.wrong}>{words.problemCount(wrong)}</span>}
      </Link>
    )
  }
  return (
    <nav aria-label={words.changes} className={styles.nav}>
      {one('comparison', words.parts.comparison)}
      {one('history', words.parts.history)}
      <span className={styles.group}>{words.parts.products}</span>
      {quoteProducts
        .filter((id) => editor.rates.products[id])
        .map((id) => one(`products.${id}`, productName(words, id), [`products.${id}`]))}
      <span className={styles.group}>{words.rules}</span>
      {one('addOns', words.parts.addOns, ['addOns'])}
      {one('fuel', words.parts.fuel, ['fuel'])}
      {one('transit', words.parts.transit, ['transit', 'cold'])}
      {one('calendar', words.parts.calendar, ['calendar'])}
    </nav>
  )
}

/** Who saved what, newest first. */
function Saves({ shown: { saves } }: { readonly shown: Shown }) {
  const texts = useTexts()
  const words = texts.rates
  const time = useTime()
  const partName = usePartNames()
  return (
    <section className={styles.section}>
      <h2 className={styles.tableTitle}>{words.saves}</h2>
      {saves.length === 0 && <p className={styles.help}>{words.noChanges}</p>}
      <ol className={styles.saves}>
        {saves.map(({ revision, by, at, parts }) => (
          <li key={revision}>
            <strong>{words.save(revision)}</strong>
            <span>{texts.releases.by(by, time(at))}</span>
            <span className={styles.small}>
              {parts.length === 0 ? words.noChanges : parts.map(partName).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
