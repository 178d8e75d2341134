import { useMutation } from '@tanstack/react-query'
import {
  askPasskeyAction,
  signInWithPasskeyAction,
} from '../../../site/features/desk/passkeys/sign-in/actions.ts'
import { ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { problemOf, signChallenge } from '../passkeys/ceremony.ts'
import { useTexts } from '../texts/language.tsx'
import { DoorProblem } from './door.tsx'
import { wayBack } from './way-back.ts'

/** Signs in by a passkey, and goes on to `to`. */
export function PasskeyButton({ to }: { readonly to: string }) {
  const texts = useTexts()
  const signIn = useMutation({
    mutationFn: async () => {
      const signed = await signChallenge(await ask(askPasskeyAction, { body: {} }))
      await ask(signInWithPasskeyAction, { body: { signed } })
    },
    onSuccess: () => location.assign(wayBack(to, location.origin)),
  })
  return (
    <>
      {signIn.error !== null && <DoorProblem>{problemOf(signIn.error, texts)}</DoorProblem>}
      <Button kind="primary" wide isPending={signIn.isPending} onPress={() => signIn.mutate()}>
        {texts.passkeys.signIn}
      </Button>
    </>
  )
}
