import { ButtonLink } from '@hongyan/ui/button.tsx'
import { ScenePicture } from '../../scene-picture.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'

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
    <EmptyState
      heading="h1"
      title={title}
      lead={lead}
      picture={<ScenePicture name="locker" sizes="(max-width: 48em) 80vw, 400px" />}
    >
      <ButtonLink href={href}>{signIn}</ButtonLink>
      {other && (
        <ButtonLink kind="secondary" href={other.href}>
          {other.label}
        </ButtonLink>
      )}
    </EmptyState>
  )
}
