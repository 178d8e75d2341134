import { turnsOf } from '@hongyan/content/area-alert'
import type { LocaleId } from '@hongyan/locales'
import { useMemo } from 'react'
import { useClock } from '../../../../client/use-clock.ts'
import type { Provider } from '../../ui/provider-map/provider.ts'
import type { CoverageModel } from './coverage-model.ts'
import { CoverageView } from './coverage-view.tsx'
import { useCoverage } from './use-coverage.ts'
import type { CoverageWords } from './words.ts'

export type CoverageProps = {
  readonly locale: LocaleId
  /** The page the tool stands on: it is the whole of one and a part of the other. */
  readonly page: 'network' | 'serve-range'
  readonly words: CoverageWords
  readonly model: CoverageModel
  /** The server's moment, ms UTC. */
  readonly now: number
  readonly provider: Provider | null
}

/**
 * The coverage tool, awake.
 * @param data CoverageProps as JSON: given as they are, each value would be wrapped on its own, twice the size
 */
export function Coverage({ data }: { readonly data: string }) {
  const props = useMemo(() => JSON.parse(data) as CoverageProps, [data])
  const { model, handlers } = useCoverage(props.model, props.locale, props.words)
  const { answer } = model
  const turns = useMemo(() => (answer !== null && 'alerts' in answer ? turnsOf(answer.alerts) : []), [answer])
  const { now } = useClock(props.now, false, turns)
  return (
    <CoverageView
      page={props.page}
      model={model}
      handlers={handlers}
      locale={props.locale}
      words={props.words}
      now={now}
      provider={props.provider}
    />
  )
}
