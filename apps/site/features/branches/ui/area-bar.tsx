import type { LocaleId } from '@hongyan/locales'
import { ChipLink, ChipLinks } from '@hongyan/ui/chip-links.tsx'
import { ChevronDownIcon, ChevronRightIcon } from '@hongyan/ui/icons.tsx'
import type { BranchAnswer } from '../branch-answer.ts'
import styles from './area-bar.module.css'
import { type BranchQuery, branchPath, inArea } from './branch-query.ts'
import type { FinderWords } from './words.ts'

/** Where the visitor is in the tree of areas, as links: up by name, down by a list with counts. */
export function AreaBar({
  answer,
  query,
  locale,
  words,
}: {
  readonly answer: BranchAnswer
  readonly query: BranchQuery
  readonly locale: LocaleId
  readonly words: FinderWords
}) {
  const { origin, inside } = answer
  const path = origin.kind === 'area' ? origin.area : []
  const here = path.at(-1)
  return (
    <nav aria-label={words.area.label} className={styles.bar}>
      <ol className={styles.path} hidden={path.length === 0}>
        <li>
          <a href={branchPath(locale, inArea(query, null))}>{words.area.all}</a>
        </li>
        {path.map(({ code, name }) => (
          <li key={code}>
            <ChevronRightIcon size={14} />
            <a
              href={branchPath(locale, inArea(query, code))}
              aria-current={code === here?.code ? 'location' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
      {inside.length > 0 && (
        <details className={styles.inside} open={path.length > 0 && inside.length <= 24}>
          <summary>
            {words.area.narrow}
            <ChevronDownIcon size={16} />
          </summary>
          <ChipLinks className={styles.places}>
            {inside.map(({ code, name, count }) => (
              <ChipLink
                key={code}
                href={branchPath(locale, inArea(query, code))}
                count={{ of: words.area.branches, number: count }}
              >
                {name}
              </ChipLink>
            ))}
          </ChipLinks>
        </details>
      )}
    </nav>
  )
}
