import { useMemo, useRef } from 'react'
import { pathKey } from './form/form-context.ts'
import type { OpenedDocument } from './open-query.ts'

type TextState = OpenedDocument['texts'][number]
/** A text that has stood as it is since its Chinese was changed. */
export type StaleText = TextState & { readonly state: 'stale' }

/** By the key of their field; the same object until there are others, for all fields look at it. */
export function useStaleTexts(texts: readonly TextState[]): ReadonlyMap<string, StaleText> {
  const last = useRef<{ readonly said: string; readonly stale: ReadonlyMap<string, StaleText> } | null>(null)
  return useMemo(() => {
    const found = texts.filter((text): text is StaleText => text.state === 'stale')
    const said = JSON.stringify(found)
    if (last.current?.said !== said) {
      const stale = new Map(found.map((text) => [pathKey([...text.path, text.language]), text]))
      last.current = { said, stale }
    }
    return last.current.stale
  }, [texts])
}
