import { ChevronLeftIcon } from '@hongyan/ui/icons.tsx'
import { Link } from '@tanstack/react-router'
import { Button } from '../parts/button.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { Page } from '../parts/page.tsx'
import { useTexts } from '../texts/language.tsx'
import { FileZone } from './file-zone.tsx'
import { ImportRow } from './import-row.tsx'
import styles from './importing.module.css'
import { isOpen, type Row } from './rows.ts'
import { type Import, useImport } from './use-import.ts'

/** Files that become documents: what each would change is seen before anything is stored. */
export function ImportScreen() {
  const texts = useTexts()
  const words = texts.importing
  const importing = useImport()
  return (
    <Page
      title={words.title}
      lead={words.lead}
      actions={
        <Link to="/documents" className={styles.back ?? ''}>
          <ChevronLeftIcon size={16} />
          {texts.documents.back}
        </Link>
      }
    >
      <FileZone importing={importing} />
      {importing.rows.length > 0 && <Result importing={importing} />}
    </Page>
  )
}

/** What needs somebody comes first, what changes nothing last. */
const order = ['refused', 'unplaced', 'new', 'changed', 'done', 'unchanged'] as const
type Standing = (typeof order)[number]

function standingOf({ checked, state }: Row): Standing {
  if (state.kind === 'done') return 'done'
  return checked?.outcome ?? 'refused'
}

function Result({ importing }: { readonly importing: Import }) {
  const { rows, progress, tell, store } = importing
  const words = useTexts().importing
  const open = rows.filter(isOpen)
  const chosen = open.filter(({ isChosen }) => isChosen)
  const counts = order.map((one) => [one, rows.filter((row) => standingOf(row) === one).length] as const)
  const sorted = rows.toSorted(
    (one, other) => order.indexOf(standingOf(one)) - order.indexOf(standingOf(other)),
  )
  return (
    <section className={styles.result} aria-label={words.result}>
      <div className={styles.bar}>
        {open.length > 0 && (
          <Checkbox
            label={words.chooseAll}
            isSelected={chosen.length === open.length}
            isIndeterminate={chosen.length > 0 && chosen.length < open.length}
            onChange={(isChosen) => tell({ kind: 'chosen', keys: open.map(({ key }) => key), isChosen })}
          />
        )}
        <p className={styles.counts} role="status">
          {counts
            .filter(([, count]) => count > 0)
            .map(([one, count]) => words.counts[one](count))
            .join(' · ')}
        </p>
        <div className={styles.barEnd}>
          <Button isDisabled={progress !== null} onPress={() => tell({ kind: 'cleared' })}>
            {words.clear}
          </Button>
          <Button
            kind="primary"
            isDisabled={chosen.length === 0 || progress !== null}
            onPress={() => void store()}
          >
            {words.store(chosen.length)}
          </Button>
        </div>
      </div>
      <ul>
        {sorted.map((row) => (
          <ImportRow key={row.key} row={row} importing={importing} />
        ))}
      </ul>
    </section>
  )
}
