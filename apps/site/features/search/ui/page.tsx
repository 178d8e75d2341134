import { searchMessages } from '@hongyan/content'
import { AnswerCard } from '../../../shell/parts/answer-card/answer-card.tsx'
import { Opening } from '../../../shell/parts/asking/opening.tsx'
import type { SearchPage } from '../load.ts'
import { SearchForm } from '../widgets/search-form/search-form.tsx'
import styles from './page.module.css'
import { PriceForm } from './price-form.tsx'
import { Results } from './results.tsx'
import { TrackingSuggestion } from './tracking-suggestion.tsx'
import { Nothing, Start } from './ways-on.tsx'

/** The search of the whole site: the question first, under it what it found. */
export function SearchScreen({ data }: { readonly data: SearchPage }) {
  const { locale, query, answer, brief, numbers, asksPrice } = data
  const words = searchMessages(locale)
  return (
    <>
      <Opening title={words.title} lead={query === '' ? words.lead : null}>
        <SearchForm locale={locale} query={query} />
      </Opening>
      <div className={`page ${styles.below}`}>
        {numbers.length > 0 && <TrackingSuggestion numbers={numbers} locale={locale} />}
        {brief !== null && <AnswerCard answer={brief} />}
        {asksPrice && <PriceForm locale={locale} />}
        <Below
          data={data}
          empty={query === '' || (answer.total === 0 && (numbers.length > 0 || brief !== null))}
        />
      </div>
    </>
  )
}

function Below({ data, empty }: { readonly data: SearchPage; readonly empty: boolean }) {
  if (empty) return <Start locale={data.locale} />
  return data.answer.total === 0 ? <Nothing data={data} /> : <Results data={data} />
}
