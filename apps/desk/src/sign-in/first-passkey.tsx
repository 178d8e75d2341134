import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import {
  askFirstPasskeyAction,
  openLinkAction,
  takeLinkAction,
} from '../../../site/features/desk/passkeys/sign-in/actions.ts'
import { AskError, ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/field.tsx'
import { makePasskey, problemOf } from '../passkeys/ceremony.ts'
import { RecoveryCodes } from '../passkeys/recovery-codes.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { useTime } from '../texts/time.ts'
import { Door, DoorProblem } from './door.tsx'
import styles from './sign-in.module.css'

/** Where a link of an administrator leads: somebody makes their first passkey, or begins anew. */
export function FirstPasskey() {
  const texts = useTexts()
  const [token] = useState(() => location.hash.slice(1))
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const link = useQuery({
    queryKey: ['staff-link', token],
    queryFn: ({ signal }) => ask(openLinkAction, { body: { token } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (codes !== null)
    return (
      <Door title={texts.passkeys.codesTitle}>
        <p className={styles.lead}>{texts.passkeys.codesLead}</p>
        <RecoveryCodes codes={codes} />
        <div className={styles.ways}>
          <Button kind="primary" wide onPress={() => location.assign('/')}>
            {texts.passkeys.kept}
          </Button>
        </div>
      </Door>
    )
  return (
    <Door title={texts.passkeys.linkTitle}>
      {link.data && <Form token={token} link={link.data} onMade={setCodes} />}
      {link.error !== null && (
        <>
          <DoorProblem>{sentenceOf(link.error, texts)}</DoorProblem>
          <Link to="/sign-in" className={styles.link ?? ''}>
            {texts.passkeys.toSignIn}
          </Link>
        </>
      )}
    </Door>
  )
}

function Form({
  token,
  link: { mail, name: known, until },
  onMade,
}: {
  readonly token: string
  readonly link: { readonly mail: string; readonly name: string | null; readonly until: string }
  readonly onMade: (codes: readonly string[]) => void
}) {
  const texts = useTexts()
  const time = useTime()
  const [name, setName] = useState(known ?? '')
  const take = useMutation({
    mutationFn: async () => {
      const made = await makePasskey(await ask(askFirstPasskeyAction, { body: { token, name } }))
      return ask(takeLinkAction, { body: { token, name, made } })
    },
    onSuccess: ({ codes }) => onMade(codes),
  })
  const atName =
    take.error instanceof AskError ? take.error.fields.find(({ path }) => path.endsWith('name')) : undefined
  return (
    <>
      <p className={styles.lead}>{texts.passkeys.linkLead(mail)}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          take.mutate()
        }}
      >
        {take.error !== null && atName === undefined && (
          <DoorProblem>{problemOf(take.error, texts)}</DoorProblem>
        )}
        <TextField
          label={texts.passkeys.yourName}
          help={texts.passkeys.yourNameHelp}
          value={name}
          onChange={setName}
          problem={atName?.message ?? null}
          autoComplete="name"
          autoFocus
        />
        <Button type="submit" kind="primary" wide isPending={take.isPending}>
          {texts.passkeys.make}
        </Button>
      </form>
      <p className={styles.small}>{texts.passkeys.linkUntil(time(until))}</p>
      {known !== null && <p className={styles.small}>{texts.passkeys.linkAgain}</p>}
    </>
  )
}
