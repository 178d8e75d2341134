import type { AnswersMessages } from '@hongyan/content'
import type { LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { DialogFrame } from '@hongyan/ui/dialog.tsx'
import { SearchIcon } from '@hongyan/ui/icons.tsx'
import { type BriefAnswer, longestText } from '../../client/brief-answer.ts'
import { paths } from '../../paths.ts'
import { DeferredDialog } from '../deferred-dialog.tsx'
import { AnswerCard } from '../parts/answer-card/answer-card.tsx'
import styles from './answer-box.module.css'

/** What a script copies and fills: every part of an answer, with one line. */
const blank: BriefAnswer = {
  engine: 'search',
  title: '',
  text: '',
  rows: [{ text: '', note: '', figure: '', path: '' }],
  more: { label: '', path: '' },
}

/**
 * One field for a number, an address, a thing or a route, and its answer under it. Links open it by `data-opens`; without a script they
 * lead to the search page, which answers the same.
 */
export function AnswerBox({ words, locale }: { readonly words: AnswersMessages; readonly locale: LocaleId }) {
  const { hint, examples } = words
  return (
    <DialogFrame
      id="answer-box"
      title={words.title}
      closeLabel={words.close}
      dismiss="any"
      grows
      element={DeferredDialog}
    >
      <search>
        <form
          className={styles.form}
          action={paths.search(locale)}
          method="get"
          data-answers=""
          data-empty={words.empty}
          data-busy={words.busy}
          data-failed={words.failed}
        >
          <div className={styles.row}>
            <SearchIcon />
            <input
              data-first=""
              type="search"
              name="q"
              aria-label={words.field}
              aria-describedby="answer-box-hint"
              placeholder={words.placeholder}
              maxLength={longestText}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
            />
            <Button type="submit">{words.submit}</Button>
          </div>
          <div className={styles.foot}>
            <p id="answer-box-hint" className={styles.hint}>
              {hint}
            </p>
            <label className={styles.key}>
              <input type="checkbox" defaultChecked data-slash="" />
              {words.slash}
            </label>
          </div>
        </form>
      </search>
      <p className={styles.status} role="status" data-answer-status="" />
      <div data-answer="" />
      <template data-answer-template="">
        <AnswerCard answer={blank} />
      </template>
      <div className={styles.examples} data-answer-examples="">
        <h3>{examples.label}</h3>
        <ul>
          {examples.items.map((example) => (
            <li key={example}>
              <a href={paths.results(locale, example)} data-ask="" data-no-prefetch="">
                {example}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </DialogFrame>
  )
}
