import { collectionKinds, nameOf, readName } from '@hongyan/domain/desk-documents/document-name'
import { useState } from 'react'
import { kindName } from '../documents/listed-title.ts'
import { Button } from '../parts/button.tsx'
import { Select, TextField } from '../parts/field.tsx'
import { useLanguage } from '../texts/language.tsx'
import styles from './importing.module.css'

const another = 'another'

/** Asks which document a file is, where its name does not say. */
export function PlaceForm({
  candidates,
  file,
  isDisabled,
  onPlace,
}: {
  readonly candidates: readonly string[]
  readonly file: string
  readonly isDisabled: boolean
  readonly onPlace: (name: string) => void
}) {
  const { texts, language } = useLanguage()
  const words = texts.importing
  const [choice, setChoice] = useState(candidates[0] ?? another)
  const [kind, setKind] = useState<string>('news')
  const [key, setKey] = useState(() => keyOf(file))
  const [isTried, setTried] = useState(false)
  const named = choice === another ? nameOf({ kind, key: key.trim() }) : choice
  const isName = readName(named) !== null
  return (
    <form
      className={styles.place}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isName) onPlace(named)
      }}
    >
      {candidates.length > 0 && (
        <Select
          label={words.which}
          value={choice}
          options={[...candidates.map((id) => ({ id, label: id })), { id: another, label: words.another }]}
          onChange={setChoice}
        />
      )}
      {choice === another && (
        <>
          <Select
            label={candidates.length === 0 ? words.which : words.kind}
            value={kind}
            options={collectionKinds.map((id) => ({ id, label: kindName(id, language) }))}
            onChange={setKind}
          />
          <TextField
            label={words.key}
            value={key}
            onChange={setKey}
            problem={isTried && !isName ? words.badKey : null}
          />
        </>
      )}
      <Button type="submit" isDisabled={isDisabled}>
        {words.place}
      </Button>
    </form>
  )
}

/** What the file is called, as far as an address can be. */
function keyOf(file: string): string {
  const stem = file.replace(/^.*\//, '').replace(/\.ya?ml$/i, '')
  return stem === 'pasted' ? '' : stem.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}
