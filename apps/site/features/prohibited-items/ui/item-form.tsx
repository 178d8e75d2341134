import { prohibitedMessages } from '@hongyan/content'
import { type TransportMode, transportModes } from '@hongyan/domain/prohibited/vocabulary'
import type { LocaleId } from '@hongyan/locales'
import { stack } from '@hongyan/ui/layout.ts'
import { paths } from '../../../paths.ts'
import { QuestionRow } from '../../../shell/parts/asking/question-row.tsx'
import { suggestThingsAction } from '../actions.ts'
import { longestName } from '../item-answer.ts'
import styles from './item-form.module.css'

/**
 * The question, as a plain GET form: how it travels, and what. With `fixed` the way of travel is not asked.
 * The thing comes last, so that the names suggested under it hide nothing that is still to be chosen.
 */
export function ItemForm({
  locale,
  query,
  mode,
  fixed = false,
  asksNothing = false,
}: {
  readonly locale: LocaleId
  readonly query: string
  readonly mode: TransportMode
  readonly fixed?: boolean
  /** The form was sent without a name. */
  readonly asksNothing?: boolean
}) {
  const words = prohibitedMessages(locale)
  return (
    <search>
      <form
        className={stack(8, styles.form)}
        action={paths.prohibited(locale)}
        method="get"
        noValidate
        data-suggest={JSON.stringify({
          url: `${suggestThingsAction.path}?mode=${mode}`,
          locale,
          count: words.suggestions.count,
          kinds: words.short,
        })}
      >
        {fixed ? (
          <input type="hidden" name="mode" value={mode} />
        ) : (
          <fieldset className={styles.modes}>
            <legend>{words.mode}</legend>
            {transportModes.map((one) => (
              <label key={one}>
                <input type="radio" name="mode" value={one} defaultChecked={one === mode} />
                {words.modes[one]}
              </label>
            ))}
          </fieldset>
        )}
        <label htmlFor="thing">{fixed ? words.air.search : words.field}</label>
        <QuestionRow
          id="thing"
          required
          problem={asksNothing ? words.empty : undefined}
          defaultValue={query}
          maxLength={longestName}
          placeholder={words.placeholder}
          aria-describedby="thing-hint"
          suggestions={{ id: 'things', label: words.suggestions.label }}
          submit={words.submit}
        />
        <p id="thing-hint" className={styles.hint}>
          {words.hint}
        </p>
        <p className="visually-hidden" role="status" data-count="" />
      </form>
    </search>
  )
}
