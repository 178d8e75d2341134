import { ButtonLink } from '@hongyan/ui/button.tsx'
import { ScenePicture } from '../../scene-picture.tsx'
import list from './own-list.module.css'

type Props = {
  readonly title: string
  readonly lead: string
  /** What the way to sign in is called, and where it is. */
  readonly signIn: string
  readonly href: string
  /** What can be done without. */
  readonly other?: { readonly label: string; readonly href: string }
}

/** A page of one's own for whoever is not signed in: what it is, and the way to sign in and back. */
export function SignedOut({ title, lead, signIn, href, other }: Props) {
  return (
    <div className={list.nothing}>
      <div className={list.calm}>
        <h1>{title}</h1>
        <p>{lead}</p>
        <div className={list.actions}>
          <ButtonLink href={href}>{signIn}</ButtonLink>
          {other && (
            <ButtonLink kind="secondary" href={other.href}>
              {other.label}
            </ButtonLink>
          )}
        </div>
      </div>
      <ScenePicture name="locker" sizes="240px" />
    </div>
  )
}
