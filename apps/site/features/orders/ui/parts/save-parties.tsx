import { fill } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { BookIcon, CheckIcon } from '@hongyan/ui/icons.tsx'
import type { OrderForm } from '../form/order-form.ts'
import { type PartyToSave, useSaveParty } from '../state/use-save-party.ts'
import styles from './confirmation-view.module.css'
import { useOrderTexts } from './order-texts.ts'

/** Offers the ends that the address book does not have, each by its name; no row where it has them both. */
export function SaveParties({ form: { sender, recipient } }: { readonly form: OrderForm }) {
  const { words } = useOrderTexts()
  const { confirmation: say } = words
  const isSame = JSON.stringify(sender) === JSON.stringify(recipient)
  const both = [useSaveParty(recipient), useSaveParty(sender)] as const
  const parties = (isSame ? both.slice(0, 1) : both).filter(
    ({ state }) => state !== 'asking' && state !== 'kept',
  )
  if (parties.length === 0) return null
  return (
    <li>
      <BookIcon size={20} />
      <span role="status">
        <b>{parties.every(({ state }) => state === 'saved') ? say.saved : say.save}</b>
        {parties.some(({ state }) => state === 'failed') && <small>{say.saveFailed}</small>}
      </span>
      <span className={styles.named}>
        {parties.map((party, at) => (
          // Two ends may have one name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the recipient comes first, and the sender second
          <Named key={at} {...party} />
        ))}
      </span>
    </li>
  )
}

function Named({ name, state, save }: PartyToSave) {
  const { words } = useOrderTexts()
  const { confirmation: say } = words
  return state === 'saved' ? (
    <span className={styles.kept}>
      <CheckIcon size={16} />
      {name}
      <span className="visually-hidden">{say.saved}</span>
    </span>
  ) : (
    <Button
      kind="secondary"
      size="small"
      aria-label={fill(say.saveParty, { name })}
      onClick={() => void save()}
      disabled={state === 'busy'}
    >
      {fill(say.saveName, { name })}
    </Button>
  )
}
