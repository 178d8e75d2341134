import { fill, formatAge } from '@hongyan/locales'
import { RefreshIcon } from '@hongyan/ui/icons.tsx'
import { useTrackingTexts } from '../tracking-texts.ts'
import styles from './freshness-line.module.css'

type FreshnessLineProps = {
  /** When the answer left the server, ms UTC. */
  readonly fetchedAt: number
  readonly refreshing: boolean
  /** Absent where no script answers. */
  readonly onRefresh?: (() => void) | undefined
}

/** How old the shown data is, and a way to newer data. */
export function FreshnessLine({ fetchedAt, refreshing, onRefresh }: FreshnessLineProps) {
  const { locale, words, now } = useTrackingTexts()
  return (
    <span className={styles.line}>
      <time dateTime={new Date(fetchedAt).toISOString()}>
        {fill(words.freshness.current, { age: formatAge(locale, fetchedAt, now) })}
      </time>
      {onRefresh && (
        <button type="button" onClick={onRefresh} aria-busy={refreshing} className={styles.refresh}>
          <RefreshIcon size={16} />
          {refreshing ? words.freshness.refreshing : words.freshness.refresh}
        </button>
      )}
    </span>
  )
}
