import type { LocaleId } from '@hongyan/locales'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Button } from '../parts/button.tsx'
import { releasesQuery, standingQuery } from '../releases/release-queries.ts'
import { useTexts } from '../texts/language.tsx'
import { setValue } from './change-written.ts'
import styles from './editor.module.css'
import { goToPath } from './go-to-path.ts'
import { LanguageCard } from './language-card.tsx'
import type { PanelProps } from './side-panel.tsx'

/** What keeps the document from the site, and the way of each language to it. */
export function PublishPanel({ opened, state, tell, problems }: PanelProps) {
  const texts = useTexts()
  const { name, kind } = opened
  const { data: releases } = useSuspenseQuery(releasesQuery(name))
  const { data: standings } = useQuery(standingQuery(name, state.revision))
  const lastOf = (language: LocaleId) => releases.find((release) => release.language === language) ?? null
  return (
    <section className={styles.panel} aria-label={texts.documents.publish}>
      <h2>
        {problems.all.length === 0
          ? texts.documents.noProblems
          : texts.documents.problems(problems.all.length)}
      </h2>
      {problems.all.length > 0 && (
        <ul className={styles.wrongs}>
          {problems.all.map(({ path, where, sentence, isUnknown }) => (
            <li key={`${where} ${sentence}`}>
              <button type="button" className={styles.wrong} onClick={() => goToPath(path)}>
                <strong>{where}</strong>
                {sentence}
              </button>
              {isUnknown && (
                <Button
                  onPress={() => {
                    const { written, change } = setValue(state.written, path, undefined)
                    if (change !== null) tell({ kind: 'changed', written, change })
                  }}
                >
                  {texts.documents.removeUnknown}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.cards}>
        {(standings ?? []).map((standing) => (
          <LanguageCard
            key={standing.language}
            name={name}
            address={opened.address}
            kind={kind}
            revision={state.revision}
            standing={standing}
            last={lastOf(standing.language)}
            mayAsk={
              (opened.may.write || opened.may.languages.includes(standing.language)) &&
              problems.byLanguage[standing.language] === 0
            }
            isSaved={state.saving.kind === 'saved'}
            written={state.written}
          />
        ))}
      </div>
    </section>
  )
}
