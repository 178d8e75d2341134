import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { useTexts } from '../texts/language.tsx'
import { languageOrder } from '../texts/language-order.ts'
import styles from './editor.module.css'
import type { Path } from './form/form-context.ts'
import type { StaleText } from './stale-texts.ts'

/** How many texts of a language have stood since their Chinese was changed: the way to each, and a word for all. */
export function StaleBar({
  stale,
  mayWrite,
  onGo,
  onConfirm,
}: {
  readonly stale: ReadonlyMap<string, StaleText>
  readonly mayWrite: (language: StaleText['language']) => boolean
  readonly onGo: (path: Path) => void
  readonly onConfirm: (texts: readonly StaleText[]) => void
}) {
  const { documents } = useTexts()
  const [seen, setSeen] = useState<string | null>(null)
  return languageOrder.map((language) => {
    const own = [...stale].filter(([, text]) => text.language === language)
    if (own.length === 0) return null
    const go = () => {
      const at = own.findIndex(([key]) => key === seen)
      const [key, text] = own[(at + 1) % own.length] ?? []
      if (key === undefined || text === undefined) return
      setSeen(key)
      onGo([...text.path, text.language])
    }
    const texts = own.map(([, text]) => text)
    return (
      <div key={language} className={styles.staleBar} role="status">
        <span>{documents.staleCount(documents.languageNames[language], own.length)}</span>
        <Button onPress={go}>{documents.staleNext}</Button>
        {own[0] !== undefined && mayWrite(own[0][1].language) && (
          <Button kind="secondary" onPress={() => onConfirm(texts)}>
            {own.length === 1 ? documents.confirmOne : documents.confirmAll}
          </Button>
        )}
      </div>
    )
  })
}
