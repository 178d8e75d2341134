import { shellMessages } from '@hongyan/content'
import { longestFeedback, type Rating, ratings } from '@hongyan/domain/feedback/feedback-rules'
import type { LocaleId } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { CheckIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../paths.ts'
import { Face } from './face.tsx'
import styles from './feedback.module.css'

/**
 * What somebody thinks of a page, in two taps: a face, then send. The text is asked for once a face is chosen and may
 * stay empty. A plain form; with a script it is sent without leaving the page.
 */
export function FeedbackForm({
  locale,
  path,
  given = {},
}: {
  readonly locale: LocaleId
  /** Of the page it is about, without language prefix; the script knows the page it is on. */
  readonly path?: string
  readonly given?: { readonly rating?: Rating | undefined; readonly text?: string | undefined }
}) {
  const words = shellMessages(locale).feedback
  return (
    <form
      className={styles.form}
      method="post"
      action={paths.feedback(locale)}
      data-feedback=""
      data-sending={words.sending}
      data-failed={words.failed}
      data-choose={words.choose}
    >
      {path !== undefined && <input type="hidden" name="path" value={path} />}
      <input type="hidden" name="language" value={locale} />
      <fieldset className={styles.faces}>
        <legend>{words.title}</legend>
        {ratings.map((rating) => (
          <label key={rating}>
            <input
              type="radio"
              name="rating"
              value={rating}
              required
              defaultChecked={given.rating === rating}
            />
            <Face rating={rating} />
            {words.ratings[rating]}
          </label>
        ))}
      </fieldset>
      <div className={styles.more}>
        <label>
          {words.text}
          <textarea
            name="text"
            rows={2}
            maxLength={longestFeedback}
            aria-describedby="feedback-hint"
            defaultValue={given.text}
          />
        </label>
        <small id="feedback-hint">{words.textHint}</small>
        <Button type="submit" kind="secondary" size="small">
          {words.send}
        </Button>
      </div>
      <p className={styles.status} role="status" data-status={words.sent}>
        <CheckIcon size={18} />
        <span />
      </p>
    </form>
  )
}
