import { fill } from '@hongyan/locales'
import { Button } from '@hongyan/ui/button.tsx'
import { FieldHint, FieldProblem, TextArea } from '@hongyan/ui/field.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import { call, failureReason } from '../../../../client/call.ts'
import { getDistrictFromAddressAction } from '../../actions.ts'
import styles from './address-input.module.css'
import type { AddressDraft, AddressTexts, ReadChanges, SentAddress } from './address-model.ts'
import type { AreaTree, ReadAddress } from './ask-addresses.ts'
import { ReadResult } from './read-result.tsx'

/** Longest text that is read as one address, as the API has it. */
const longest = 500

type PasteState =
  | { readonly kind: 'idle' | 'reading' }
  | { readonly kind: 'problem'; readonly text: string }
  | { readonly kind: 'read'; readonly address: ReadAddress }

type PasteAddressProps = {
  readonly texts: AddressTexts
  readonly tree: AreaTree
  readonly draft: AddressDraft
  /** Whether name and phone are asked for here. */
  readonly contact: boolean
  readonly sent: SentAddress | undefined
  /** Whether what is said to the courier has a place in the form. */
  readonly keepsRemark: boolean
  readonly onApply: (changes: ReadChanges) => void
}

/** A field for a whole address; what is read of it is confirmed field by field before it goes anywhere. */
export function PasteAddress({ texts, tree, draft, contact, sent, keepsRemark, onApply }: PasteAddressProps) {
  const { paste, failed, tooMany } = texts.words
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [state, setState] = useState<PasteState>({ kind: 'idle' })
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  const problem = (text: string) => {
    setState({ kind: 'problem', text })
    field.current?.focus()
  }
  /** What was only pasted says nothing where there is nothing to read. */
  const read = async (pasted = false) => {
    const text = field.current?.value.trim() ?? ''
    if (state.kind === 'reading' || (pasted && text === '')) return
    if (text === '') return problem(paste.empty)
    if (text.length > longest) return problem(fill(paste.tooLong, { count: longest }))
    setState({ kind: 'reading' })
    // By POST: what somebody pastes never stands in an address or a log.
    const reply = await call(getDistrictFromAddressAction, { body: { address: text } })
    if (reply.kind !== 'ok') return problem(failureReason(reply) === 'too-many' ? tooMany : failed)
    const address = reply.answer.data
    const { name, phone, code, candidates } = address
    const nothing =
      code === null && candidates.length === 0 && (!contact || (name === null && phone === null))
    if (nothing && pasted) setState({ kind: 'idle' })
    else if (nothing) problem(paste.nothing)
    else setState({ kind: 'read', address })
  }

  return (
    <div className={styles.paste}>
      <label htmlFor={id}>{paste.label}</label>
      <FieldHint id={`${id}-hint`}>{paste.hint}</FieldHint>
      <TextArea
        ref={field}
        id={id}
        name={sent && `${sent.name}.paste`}
        rows={2}
        spellCheck={false}
        autoComplete="off"
        placeholder={paste.placeholder}
        aria-describedby={state.kind === 'problem' ? `${id}-hint ${id}-problem` : `${id}-hint`}
        aria-invalid={state.kind === 'problem' || undefined}
        // The text stands in the field once the event is over.
        onPaste={() => requestAnimationFrame(() => void read(true))}
        onInput={() => state.kind === 'problem' && setState({ kind: 'idle' })}
      />
      {state.kind === 'problem' && (
        <FieldProblem id={`${id}-problem`} role="alert">
          {state.text}
        </FieldProblem>
      )}
      {state.kind === 'read' ? (
        <ReadResult
          key={JSON.stringify(state.address)}
          texts={texts}
          tree={tree}
          address={state.address}
          draft={draft}
          contact={contact}
          keepsRemark={keepsRemark}
          onApply={(changes) => {
            if (field.current && changes !== null) field.current.value = ''
            if (changes !== null) onApply(changes)
            setState({ kind: 'idle' })
            field.current?.focus()
          }}
        />
      ) : (
        <Button
          kind="secondary"
          size="small"
          {...(sent && !ready
            ? { type: 'submit' as const, name: 'do', value: sent.read }
            : { disabled: !ready })}
          aria-busy={state.kind === 'reading'}
          onClick={() => void read()}
        >
          {state.kind === 'reading' ? paste.reading : paste.submit}
        </Button>
      )}
    </div>
  )
}
