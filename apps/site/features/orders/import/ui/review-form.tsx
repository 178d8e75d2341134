import { orderImportMessages } from '@hongyan/content/messages'
import { formatMoney, formatNumber, type LocaleId, plural } from '@hongyan/locales'
import { Button, ButtonLink } from '@hongyan/ui/button.tsx'
import { cluster, stack } from '@hongyan/ui/layout.ts'
import { paths } from '../../../../paths.ts'
import { ImportHead } from '../../../../shell/parts/table-import/import-head.tsx'
import table from '../../../../shell/parts/table-import/table-import.module.css'
import { Taken } from '../../../../shell/parts/table-import/taken.tsx'
import { Tally } from '../../../../shell/parts/table-import/tally.tsx'
import { taxLine } from '../../../quotes/widgets/tax/tax-line.ts'
import { taxWords } from '../../../quotes/widgets/tax/tax-words.ts'
import { FillForAll } from './fill-for-all.tsx'
import { ForWhom } from './for-whom.tsx'
import panel from './import.module.css'
import type { ImportStep, ReviewRow } from './import-model.ts'
import { controls, listActs } from './list-controls.ts'
import { PickupForAll } from './pickup-for-all.tsx'
import styles from './review.module.css'
import { ReviewLine } from './review-line.tsx'
import { ReviewStatusMessage } from './review-status-message.tsx'

type Props = {
  readonly locale: LocaleId
  readonly company: string | null
  readonly mark: string
  readonly step: Extract<ImportStep, { kind: 'review' }>
}

/** The dry run: what has to be mended first, then what can be placed, then what is placed already. */
export function ReviewForm({ locale, company, mark, step }: Props) {
  const { review } = orderImportMessages(locale)
  const { rows, outcome, report } = step
  const placed = rows.filter(({ number }) => number !== null)
  const open = rows.filter(({ number }) => number === null)
  const mend = open.filter(({ terms }) => terms === null)
  const ready = open.filter(({ terms }) => terms !== null)
  const taken = ready.filter(({ isTaken }) => isTaken)
  const total = taken.reduce((sum, { terms }) => sum + (terms?.total ?? 0), 0)
  // The words travel to the script, which counts what is ticked.
  const { tax } = taxWords(locale)
  const missing = mend.filter(({ isTaken }) => isTaken).length
  // What was placed for a company that they have left is not shown to them.
  const isOfAnother = step.companies.length > (company === null ? 0 : 1)
  const tally = [
    ['ready', formatNumber(locale, taken.length)],
    ['mend', formatNumber(locale, missing)],
    ['left', formatNumber(locale, open.filter(({ isTaken }) => !isTaken).length)],
    ['total', formatMoney(locale, total)],
  ] as const
  return (
    <form
      method="post"
      action={paths.orderImport(locale)}
      encType="multipart/form-data"
      className={stack(24)}
      aria-labelledby="review-list"
      data-review={locale}
      data-look={step.look}
      data-tax={tax && JSON.stringify(tax)}
      data-sent-once=""
    >
      {/* Enter in a field looks again: it never places. */}
      <button
        type="submit"
        name={controls.act}
        value={listActs.check}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      />
      <input type="hidden" name={controls.key} value={step.key} />
      <input type="hidden" name={controls.companies} value={step.companies.join(' ')} />
      <input type="hidden" name={controls.mark} value={mark} />
      <input type="hidden" name={controls.list} value={step.list} />
      <ReviewStatusMessage
        locale={locale}
        outcome={outcome}
        list={paths.orderImport(locale, step.key, step.of)}
      />
      <div className={`${table.panel} ${panel.panel}`}>
        <ImportHead
          id="review-list"
          title={review.title}
          lead={placed.length === 0 && plural(locale, rows.length, review.lead)}
        >
          <ButtonLink kind="quiet" size="small" href={paths.orderImport(locale, '', step.of)}>
            {review.another}
          </ButtonLink>
        </ImportHead>
        <Taken report={report} />
        {!step.isSaved && <p className={styles.agreed}>{review.notKept}</p>}
        <Tally
          entries={tally.map(([name, value]) => ({
            name,
            label: review.tally[name],
            value,
            note: name === 'total' ? taxLine(locale, total, tax) : null,
          }))}
          className={styles.tally}
        />
        {company !== null && (
          <div className={panel.owner}>
            <ForWhom locale={locale} company={company} of={step.of} />
          </div>
        )}
        {mend.length > 0 && (
          <section className={styles.part} aria-labelledby="lines-mend">
            <div className={styles.partHead}>
              <h3 id="lines-mend">{plural(locale, mend.length, review.mend)}</h3>
              <p>{review.mendLead}</p>
            </div>
            <FillForAll locale={locale} rows={mend} typed={step.forAll} />
            <PickupForAll locale={locale} rows={mend} typed={step.forAll} />
            <Lines locale={locale} rows={mend} />
          </section>
        )}
        {ready.length > 0 && (
          <section className={styles.part} aria-labelledby="lines-ready">
            <div className={styles.partHead}>
              <h3 id="lines-ready">{plural(locale, ready.length, review.ready)}</h3>
            </div>
            <Lines locale={locale} rows={ready} />
          </section>
        )}
        {placed.length > 0 && (
          <section className={styles.part} aria-labelledby="lines-placed">
            <div className={styles.partHead}>
              <h3 id="lines-placed">{plural(locale, placed.length, review.placed)}</h3>
              {!isOfAnother && <a href={paths.orderImport(locale, step.key, step.of)}>{review.see}</a>}
            </div>
            <Lines locale={locale} rows={placed} />
          </section>
        )}
      </div>
      <p className={styles.agreed}>{review.terms}</p>
      <PlaceBar locale={locale} mend={missing} ready={ready.length} />
    </form>
  )
}

function Lines({ locale, rows }: { readonly locale: LocaleId; readonly rows: readonly ReviewRow[] }) {
  return (
    <ol>
      {rows.map((row) => (
        <ReviewLine key={row.place} locale={locale} row={row} />
      ))}
    </ol>
  )
}

type BarProps = { readonly locale: LocaleId; readonly mend: number; readonly ready: number }

/** What happens next. A script counts on the button what is ticked. */
function PlaceBar({ locale, mend, ready }: BarProps) {
  const { review } = orderImportMessages(locale)
  return (
    <div className={styles.bar}>
      <p className={styles.missing}>
        <span role="status" className={styles.offline} data-offline="" hidden>
          {review.offline}
        </span>
        {mend > 0 && <a href="#lines-mend">{plural(locale, mend, review.mend)}</a>}
      </p>
      <div className={cluster(12)}>
        {mend > 0 && (
          <Button type="submit" name={controls.act} value={listActs.check} kind="secondary">
            {review.again}
          </Button>
        )}
        {ready > 0 && (
          <Button
            type="submit"
            name={controls.act}
            value={listActs.place}
            data-place={JSON.stringify(review.place)}
            data-none={review.nothing}
            data-busy={review.placing}
          >
            {review.placeTicked}
          </Button>
        )}
      </div>
    </div>
  )
}
