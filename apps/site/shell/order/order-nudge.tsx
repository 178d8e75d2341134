import type { LocaleId } from '@hongyan/locales'
import { ButtonLink } from '@hongyan/ui/button.tsx'
import { Deferred } from '@hongyan/ui/deferred.tsx'
import { CloseIcon } from '@hongyan/ui/icons.tsx'
import { paths } from '../../paths.ts'
import { SceneThumb } from '../scene-thumb.tsx'
import type { ShellContent } from '../shell-content.ts'
import styles from './order-nudge.module.css'

/**
 * The order card in the left margin: the script shows it once per session, after the first screen, on pages without a
 * tool and while no other way to order is in sight.
 */
export function OrderNudge({
  content,
  locale,
}: {
  readonly content: ShellContent
  readonly locale: LocaleId
}) {
  const { title, lead, choices } = content.orderDialog
  const scene = choices[0]?.scene ?? 'express'
  return (
    <Deferred
      as="aside"
      id="order-nudge"
      file="menu"
      className={styles.nudge}
      aria-label={title}
      hidden
      data-nudge=""
    >
      <div>
        <SceneThumb name={scene} width={72} />
        <p>
          <b>{title}</b>
          {lead}
        </p>
      </div>
      <ButtonLink
        kind="secondary"
        size="small"
        wide
        href={paths.placeOrder(locale, 'express')}
        data-opens="order-dialog"
      >
        {content.shell.header.order}
      </ButtonLink>
      <button type="button" className={styles.close} aria-label={content.words.close} data-nudge-close="">
        <CloseIcon size={16} />
      </button>
    </Deferred>
  )
}
