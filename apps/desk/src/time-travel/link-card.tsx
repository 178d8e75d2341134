import { useMutation, useQueryClient } from '@tanstack/react-query'
import { endPreviewAction } from '../../../site/features/desk/releases/previews/actions.ts'
import { ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { sayDone, sayProblem } from '../parts/toasts.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import styles from './time-travel.module.css'

/** A link that shows the site at a moment, to whoever has it, until it ends. */
export type Link = {
  readonly id: string
  readonly url: string
  readonly shownAt: string
  readonly endsAt: string
}

export function LinkCard({
  link,
  isShown,
  onShow,
}: {
  readonly link: Link
  readonly isShown: boolean
  readonly onShow: () => void
}) {
  const texts = useTexts()
  const { timeTravel } = texts
  const time = useTime()
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => ask(endPreviewAction, { params: { id: link.id }, body: {} }),
    onSuccess: () => sayDone(timeTravel.ended),
    onError: (error) => sayProblem(sentenceOf(error, texts)),
    onSettled: () => client.invalidateQueries({ queryKey: ['previews'] }),
  })
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.url)
      sayDone(timeTravel.copied)
    } catch {
      // A browser that gives no clipboard shows the address: it is copied by hand.
      sayProblem(link.url)
    }
  }
  const moment = time(link.shownAt)
  return (
    <li className={styles.card} data-shown={isShown || undefined} aria-label={moment}>
      <strong>{timeTravel.asOf(moment)}</strong>
      <span className={styles.small}>{timeTravel.ends(time(link.endsAt))}</span>
      <div className={styles.actions}>
        {!isShown && <Button onPress={onShow}>{timeTravel.showIt}</Button>}
        <Button kind="secondary" onPress={() => void copy()}>
          {timeTravel.copy}
        </Button>
        <Button isDisabled={end.isPending} onPress={() => end.mutate()}>
          {timeTravel.end}
        </Button>
      </div>
    </li>
  )
}
