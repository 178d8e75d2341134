import { Button } from '@hongyan/ui/button.tsx'
import { stack } from '@hongyan/ui/layout.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { CaptchaDialog } from '../../../captcha/widgets/verification/captcha-dialog.tsx'
import { CodeField } from '../../../captcha/widgets/verification/code-field.tsx'
import { useCaptcha } from '../../../captcha/widgets/verification/use-captcha.ts'
import type { UnlockState } from '../state/lookup.ts'
import { useShipmentCode } from '../state/use-shipment-code.ts'
import { useTrackingTexts } from '../tracking-texts.ts'

/** For whoever does not know the digits and has the phone of the recipient at hand: a code that is sent there. */
export function UnlockByCode({
  waybillNo,
  state,
  onUnlock,
}: {
  readonly waybillNo: string
  readonly state: UnlockState
  readonly onUnlock: (code: string) => void
}) {
  const { words } = useTrackingTexts()
  const { byCode, verification } = words
  const id = useId()
  const [typed, setTyped] = useState('')
  const captcha = useCaptcha()
  const code = useShipmentCode(waybillNo, words, captcha.ask)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('button')?.focus(), [])
  const digits = typed.normalize('NFKC').replace(/\D/g, '')
  const isShort = digits.length !== 6
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isShort || state.kind === 'sending') return
    onUnlock(digits)
    setTyped('')
  }
  return (
    <>
      <p>{byCode.lead}</p>
      <form ref={form} method="post" onSubmit={submit} className={stack(12)}>
        <CodeField
          id={id}
          label={byCode.label}
          code={code}
          words={verification}
          value={typed}
          problem={state.kind === 'wrong-code' ? byCode.wrong : undefined}
          onChange={(event) => setTyped(event.target.value)}
          onAsk={() => void code.request(waybillNo)}
        />
        <Button
          type="submit"
          kind="secondary"
          size="small"
          wide
          disabled={isShort || state.kind === 'sending'}
        >
          {words.unlock.submit}
        </Button>
      </form>
      {captcha.asked && <CaptchaDialog asked={captcha.asked} words={verification} />}
    </>
  )
}
