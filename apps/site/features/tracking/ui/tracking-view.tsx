import { plural } from '@hongyan/locales'
import { ArrowLink } from '@hongyan/ui/arrow-link.tsx'
import { paths } from '../../../paths.ts'
import { ToolBand } from '../../../shell/parts/band/tool-band.tsx'
import { FailedLookup } from './parts/failed-lookup.tsx'
import { ListTools } from './parts/list-tools.tsx'
import { NoResult } from './parts/no-result.tsx'
import { NumberBar } from './parts/number-bar.tsx'
import { OtherWays } from './parts/other-ways.tsx'
import { SavedList } from './parts/saved-list.tsx'
import { ShipmentList } from './parts/shipment-list.tsx'
import { ShipmentResult } from './parts/shipment-result.tsx'
import { Skeleton } from './parts/skeleton.tsx'
import type { TrackingHandlers } from './state/handlers.ts'
import type { Lookup } from './state/lookup.ts'
import type { TrackingModel } from './tracking-model.ts'
import { useTrackingTexts } from './tracking-texts.ts'
import styles from './tracking-view.module.css'

type TrackingViewProps = { readonly model: TrackingModel; readonly handlers: TrackingHandlers }

/** The whole tool: numbers, list, open result. Complete as HTML; the handlers only make it quicker. */
export function TrackingView({ model, handlers }: TrackingViewProps) {
  const { locale, words } = useTrackingTexts()
  const { query, lookups } = model
  const open = lookups.find(({ number }) => number === query.open)
  const several = lookups.length > 1
  const saved = <SavedList list={model.kept} handlers={handlers} />
  const bad = new Set(lookups.filter(isBad).map(({ number }) => number))
  return (
    <div className={styles.view} data-answered={open ? '' : undefined}>
      <ToolBand title={words.box.title} className={styles.band}>
        <NumberBar query={query} bad={bad} handlers={handlers} />
      </ToolBand>
      {open ? (
        <div className={`page ${styles.columns}`} data-several={several || undefined}>
          {several && (
            <div className={styles.left}>
              <ShipmentList query={query} lookups={lookups} handlers={handlers} />
              {model.ready && <ListTools handlers={handlers} />}
              {saved}
            </div>
          )}
          <OpenResult lookup={open} model={model} handlers={handlers} />
          {!several && model.kept.length > 0 && <div className={styles.below}>{saved}</div>}
        </div>
      ) : (
        <div className={`page ${styles.idle}`} data-idle="">
          <div>
            <h2>{words.states.idleTitle}</h2>
            <p>{words.states.idleLead}</p>
            <ArrowLink className={styles.onward} href={paths.subscribe(locale)}>
              {words.subscribe.title}
            </ArrowLink>
          </div>
          {saved}
        </div>
      )}
    </div>
  )
}

function OpenResult({ lookup, model, handlers }: TrackingViewProps & { readonly lookup: Lookup }) {
  const { locale, words } = useTrackingTexts()
  const { query, lookups, failure } = model
  const pending = lookups.filter(({ kind }) => kind === 'pending').length
  if (lookup.kind === 'pending' || (lookup.kind === 'answered' && lookup.partial && !failure)) {
    return (
      <div className={styles.main}>
        {pending > 1 && <p>{plural(locale, pending, words.states.loadingMany)}</p>}
        <Skeleton />
      </div>
    )
  }
  const reason = lookup.kind === 'failed' ? lookup.reason : lookup.partial ? failure : null
  if (lookup.kind === 'failed' || reason) {
    return (
      <div className={styles.main}>
        <FailedLookup reason={reason ?? 'unreachable'} query={query} onRetry={handlers.refresh} />
      </div>
    )
  }
  const { answer } = lookup
  if (answer.kind !== 'found') {
    return (
      <>
        <div className={styles.main}>
          <NoResult answer={answer} query={query} kept={model.kept} />
        </div>
        <div className={styles.cards}>
          <OtherWays />
        </div>
      </>
    )
  }
  return (
    <ShipmentResult
      key={lookup.number}
      shipment={answer.shipment}
      fetchedAt={lookup.fetchedAt}
      failure={lookup.fromDevice ? 'offline' : failure}
      model={model}
      handlers={handlers}
    />
  )
}

function isBad(lookup: Lookup): boolean {
  return lookup.kind === 'answered' && lookup.answer.kind === 'bad-format'
}
