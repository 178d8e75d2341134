import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { signInWithCodeAction } from '../../../site/features/desk/passkeys/sign-in/actions.ts'
import { ask } from '../client/ask.ts'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/field.tsx'
import { sentenceOf } from '../shell/failed.tsx'
import { useTexts } from '../texts/language.tsx'
import { Door } from './door.tsx'
import styles from './sign-in.module.css'

/** Signs in whoever has no passkey at hand, and shows them where they make a new one. */
export function RecoveryCode() {
  const texts = useTexts()
  const [code, setCode] = useState('')
  const signIn = useMutation({
    mutationFn: () => ask(signInWithCodeAction, { body: { code } }),
    onSuccess: () => location.assign('/sessions?from=code'),
  })
  return (
    <Door title={texts.passkeys.codeTitle}>
      <p className={styles.lead}>{texts.passkeys.codeLead}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          signIn.mutate()
        }}
      >
        <TextField
          label={texts.passkeys.code}
          value={code}
          onChange={setCode}
          problem={signIn.error === null ? null : sentenceOf(signIn.error, texts)}
          placeholder="K7QF2-9WXRM-3TBHN-5VDCA"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck="false"
          maxLength={100}
          isRequired
          validationBehavior="aria"
          autoFocus
        />
        <Button type="submit" kind="primary" wide isPending={signIn.isPending}>
          {texts.passkeys.codeSubmit}
        </Button>
      </form>
      <Link to="/sign-in" className={styles.link ?? ''}>
        {texts.passkeys.usePasskey}
      </Link>
    </Door>
  )
}
