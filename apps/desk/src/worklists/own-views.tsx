import { ChevronDownIcon, PlusIcon } from '@hongyan/ui/icons.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { dropViewAction, listViewsAction } from '../../../site/features/desk/own-work/actions.ts'
import { ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import fieldStyles from '../parts/field.module.css'
import { sayDone, sayProblem } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import type { Worklist } from './declarations.ts'
import styles from './filters.module.css'
import { isView, type ListSearch } from './list-search.ts'
import { ViewDialog } from './view-dialog.tsx'

const viewsKey = ['views']

/** Views that whoever is signed in has named: links beside those of the list, and a way to name what is shown now. */
export function OwnViews({ list, filters }: { readonly list: Worklist; readonly filters: ListSearch }) {
  const texts = useTexts()
  const words = texts.views
  const client = useQueryClient()
  const [named, setNamed] = useState<{ readonly id: string; readonly name: string } | 'new' | null>(null)
  const found = useQuery({
    queryKey: viewsKey,
    queryFn: async ({ signal }) => (await ask(listViewsAction, {}, signal)).views,
    staleTime: 60_000,
  })
  const own = found.data?.filter(({ worklist }) => worklist === list.id) ?? []
  const isKnown = [...list.views, ...own].some(({ query }) => isView(query, filters))
  const read = () => client.invalidateQueries({ queryKey: viewsKey })

  const drop = async (id: string) => {
    try {
      await ask(dropViewAction, { params: { id }, body: {} })
      sayDone(words.dropped)
      await read()
    } catch (error) {
      sayProblem(sentenceOf(error, texts))
    }
  }
  const share = async (query: ListSearch) => {
    const address = `${location.origin}/lists/${list.id}?${new URLSearchParams(query)}`
    try {
      await navigator.clipboard.writeText(address)
      sayDone(words.copied)
    } catch {
      // A browser may keep it from us: then it is read from the address field.
      sayProblem(words.notCopied)
    }
  }
  return (
    <>
      {own.map(({ id, name, query }) => {
        const isChosen = isView(query, filters)
        return (
          <span key={id} className={styles.own} data-chosen={isChosen || undefined}>
            <Link
              to="/lists/$list"
              params={{ list: list.id }}
              search={query}
              resetScroll={false}
              className={styles.view ?? ''}
              aria-current={isChosen ? 'page' : undefined}
              activeProps={{}}
              activeOptions={{ exact: true }}
            >
              {name}
            </Link>
            <MenuTrigger>
              <AriaButton className={styles.more ?? ''} aria-label={words.more(name)}>
                <ChevronDownIcon size={14} />
              </AriaButton>
              <Popover className={fieldStyles.popover ?? ''}>
                <Menu className={fieldStyles.options ?? ''} aria-label={words.more(name)}>
                  <MenuItem className={fieldStyles.option ?? ''} onAction={() => void share(query)}>
                    {words.share}
                  </MenuItem>
                  <MenuItem className={fieldStyles.option ?? ''} onAction={() => setNamed({ id, name })}>
                    {words.rename}
                  </MenuItem>
                  <MenuItem className={fieldStyles.option ?? ''} onAction={() => void drop(id)}>
                    {words.drop}
                  </MenuItem>
                </Menu>
              </Popover>
            </MenuTrigger>
          </span>
        )
      })}
      {!isKnown && found.isSuccess && (
        <Button onPress={() => setNamed('new')}>
          <PlusIcon size={16} />
          {words.save}
        </Button>
      )}
      {named !== null && (
        <ViewDialog
          list={list}
          filters={filters}
          view={named === 'new' ? null : named}
          names={own.map(({ name }) => name)}
          onDone={read}
          onClose={() => setNamed(null)}
        />
      )}
    </>
  )
}
