import { turnsOf } from '@hongyan/content/area-alert'
import type { LocaleId } from '@hongyan/locales'
import { type ReactNode, useMemo } from 'react'
import { useClock } from '../../../client/use-clock.ts'
import type { Tiles } from '../widgets/tile-map/tiles.ts'
import type { FinderModel } from './finder-model.ts'
import { FinderView } from './finder-view.tsx'
import type { Provider } from './provider-map/provider.ts'
import { useFinder } from './use-finder.ts'
import type { FinderWords } from './words.ts'

export type FinderProps = {
  readonly locale: LocaleId
  readonly words: FinderWords
  readonly model: FinderModel
  readonly provider: Provider | null
  readonly tiles: Tiles | null
}

/**
 * The finder of branches, awake.
 * @param data FinderProps as JSON: given as they are, each value would be wrapped on its own, twice the size
 * @param children the areas of the first answer, which need no script and are not in the data
 */
export function Finder({ data, children }: { readonly data: string; readonly children?: ReactNode }) {
  const props = useMemo(() => JSON.parse(data) as FinderProps, [data])
  const { model, handlers } = useFinder(props.model, props.locale)
  const turns = useMemo(() => turnsOf(model.answer.alerts), [model.answer.alerts])
  const { now } = useClock(props.model.answer.at, false, turns)
  const first = model.answer === props.model.answer
  return (
    <FinderView
      model={model}
      handlers={handlers}
      locale={props.locale}
      words={props.words}
      provider={props.provider}
      tiles={props.tiles}
      now={now}
      areas={first ? children : null}
    />
  )
}
