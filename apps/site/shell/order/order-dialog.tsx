import type { LocaleId } from '@hongyan/locales'
import { DialogFrame } from '@hongyan/ui/dialog.tsx'
import { ArrowRightIcon } from '@hongyan/ui/icons.tsx'
import { DeferredDialog } from '../deferred-dialog.tsx'
import { SceneThumb } from '../scene-thumb.tsx'
import type { ShellContent } from '../shell-content.ts'
import styles from './order-dialog.module.css'
import { type OrderPortal, orderLink } from './order-link.ts'

/** The ways to place an order. A link with `data-opens="order-dialog"` opens it; the backdrop closes it. */
export function OrderDialog({
  content,
  locale,
  portal,
}: {
  readonly content: ShellContent
  readonly locale: LocaleId
  readonly portal: OrderPortal | null
}) {
  const { title, lead, choices } = content.orderDialog
  // Nothing to choose: what opens it is the link to the one form.
  if (choices.length === 1) return null
  return (
    <DialogFrame
      id="order-dialog"
      title={title}
      closeLabel={content.shell.orderDialog.close}
      dismiss="any"
      size="small"
      element={DeferredDialog}
    >
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.choices}>
        {choices.map(({ id, label, note, path, scene }) => (
          <li key={id}>
            <a href={orderLink(locale, path, portal)} data-order={id}>
              <SceneThumb name={scene} width={140} />
              <span>
                <b>
                  {label}
                  <ArrowRightIcon />
                </b>
                {note !== null && <small>{note}</small>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </DialogFrame>
  )
}
