import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Select, TextField } from '../parts/field.tsx'
import { useLanguage } from '../texts/language.tsx'
import {
  documentStates,
  isDocumentState,
  isListedLanguage,
  isSiteState,
  listedLanguages,
  siteStates,
} from './filters.ts'
import styles from './list.module.css'
import { kindName } from './listed-title.ts'

const route = getRouteApi('/signed-in/documents')
const anyOf = 'all'

/** What narrows the list of documents: all of it stands in the address. */
export function ListFilters({
  kinds,
  total,
}: {
  readonly kinds: Readonly<Record<string, number>>
  readonly total: number
}) {
  const { texts, language: spoken } = useLanguage()
  const { documents } = texts
  const navigate = route.useNavigate()
  const { kind, state, site, language, text = '' } = route.useSearch()
  const [typed, setTyped] = useState(text)
  useEffect(() => {
    if (typed === text) return
    const timer = setTimeout(() => {
      void navigate({
        replace: true,
        search: (before) => ({ ...before, text: typed === '' ? undefined : typed }),
      })
    }, 200)
    return () => clearTimeout(timer)
  }, [typed, text, navigate])
  const narrow = (next: ReturnType<typeof route.useSearch>) =>
    void navigate({ search: (before) => ({ ...before, ...next }) })
  return (
    <search className={styles.filters}>
      <TextField
        label={texts.search}
        type="search"
        placeholder={documents.searchPlaceholder}
        value={typed}
        onChange={setTyped}
      />
      <Select
        label={documents.kind}
        value={kind ?? anyOf}
        options={[
          { id: anyOf, label: documents.allKinds },
          ...kindsInOrder(kinds).map(([id, count]) => ({
            id,
            label: `${kindName(id, spoken)} (${count})`,
          })),
        ]}
        onChange={(value) => narrow({ kind: value === anyOf ? undefined : value })}
      />
      <Select
        label={documents.state}
        value={state ?? anyOf}
        options={[anyOf, ...documentStates].map((id) => ({
          id,
          label: documents.states[id as keyof typeof documents.states],
        }))}
        onChange={(value) => narrow({ state: isDocumentState(value) ? value : undefined })}
      />
      <Select
        label={documents.site}
        value={site ?? anyOf}
        options={[
          { id: anyOf, label: texts.worklists.any },
          ...siteStates.map((id) => ({ id, label: documents.siteStates[id] })),
        ]}
        onChange={(value) => narrow({ site: isSiteState(value) ? value : undefined })}
      />
      <Select
        label={texts.releases.language}
        value={language ?? anyOf}
        options={[
          { id: anyOf, label: texts.worklists.any },
          ...listedLanguages.map((id) => ({ id, label: documents.languageNames[id] })),
        ]}
        onChange={(value) => narrow({ language: isListedLanguage(value) ? value : undefined })}
      />
      <p className={styles.count} role="status">
        {documents.count(total)}
      </p>
    </search>
  )
}

/** Kinds of which there are many before those of which there is one. */
function kindsInOrder(kinds: Readonly<Record<string, number>>): readonly [string, number][] {
  return Object.entries(kinds).toSorted(([, one], [, other]) => other - one)
}
