import { pathLabel } from '@hongyan/documents/forms/path-label'
import type { DocumentKind } from '@hongyan/documents/labels'
import { useState } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'
import { openDocumentAction } from '../../../site/features/desk/documents/actions.ts'
import { ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { Dialog, DialogActions } from '../parts/dialog.tsx'
import { sayProblem } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { deskLanguages } from '../texts/desk-languages.ts'
import { useLanguage } from '../texts/language.tsx'
import { setValue } from './change-written.ts'
import type { DocumentEvent, DocumentState, Saving } from './document-state.ts'
import styles from './editor.module.css'
import { pathKey } from './form/form-context.ts'
import { showValue } from './show-value.ts'

/** Two people changed the same parts: what each made of them, and which is to stand. */
export function ConflictDialog({
  kind,
  name,
  state,
  saving,
  tell,
}: {
  readonly kind: DocumentKind
  readonly name: string
  readonly state: DocumentState
  readonly saving: Extract<Saving, { kind: 'conflict' }>
  readonly tell: (event: DocumentEvent) => void
}) {
  const { texts, language } = useLanguage()
  const [mine, setMine] = useState<ReadonlySet<string>>(
    () => new Set(saving.conflicts.map(({ path }) => pathKey(path))),
  )
  const [isBusy, setBusy] = useState(false)
  const { side } = deskLanguages[language]

  const settle = async () => {
    setBusy(true)
    try {
      const theirs = await ask(openDocumentAction, { query: { name } })
      tell({ kind: 'opened', written: theirs.seed, revision: theirs.revision })
      let written: unknown = theirs.seed
      for (const patch of othersOf(state, saving)) {
        const kept = setValue(written, patch.path, patch.value)
        if (kept.change === null) continue
        written = kept.written
        tell({ kind: 'changed', written, change: kept.change })
      }
      for (const { path, mine: value } of saving.conflicts) {
        if (!mine.has(pathKey(path))) continue
        const kept = setValue(written, path, value)
        if (kept.change === null) continue
        written = kept.written
        tell({ kind: 'changed', written, change: kept.change })
      }
    } catch (error) {
      sayProblem(sentenceOf(error, texts))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog title={texts.documents.conflictTitle} open onClose={() => {}} size="wide">
      <p>{texts.documents.conflictLead}</p>
      <ul className={styles.conflicts}>
        {saving.conflicts.map(({ path, mine: own, theirs }) => {
          const key = pathKey(path)
          return (
            <li key={key}>
              <RadioGroup
                value={mine.has(key) ? 'mine' : 'theirs'}
                onChange={(chosen) => {
                  const next = new Set(mine)
                  if (chosen === 'mine') next.add(key)
                  else next.delete(key)
                  setMine(next)
                }}
                aria-label={pathLabel(kind, path, state.written)[side]}
                className={styles.conflict ?? ''}
              >
                <strong>{pathLabel(kind, path, state.written)[side]}</strong>
                <Radio value="mine" className={styles.side ?? ''}>
                  <span>{texts.documents.mine}</span>
                  <span>{showValue(own)}</span>
                </Radio>
                <Radio value="theirs" className={styles.side ?? ''}>
                  <span>{texts.documents.theirs}</span>
                  <span>{showValue(theirs)}</span>
                </Radio>
              </RadioGroup>
            </li>
          )
        })}
      </ul>
      <DialogActions>
        <Button kind="primary" isPending={isBusy} onPress={() => void settle()}>
          {texts.save}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Changes of one's own that nobody else made: each stays, where it puts a value in its place. */
function othersOf({ pending }: DocumentState, { conflicts }: Extract<Saving, { kind: 'conflict' }>) {
  const disputed = conflicts.map(({ path }) => pathKey(path))
  return pending.filter(({ op, path }) => {
    const key = pathKey(path)
    return (
      op === 'replace' &&
      !disputed.some((one) => one === key || key.startsWith(`${one}/`) || one.startsWith(`${key}/`))
    )
  })
}
