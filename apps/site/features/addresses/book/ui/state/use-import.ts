import { fill } from '@hongyan/locales'
import { useRef, useState } from 'react'
import { call } from '../../../../../client/call.ts'
import { whyNothingOwn } from '../../../../../client/find-in-book.ts'
import { checkImportAction, importAddressesAction } from '../../files/actions.ts'
import { longestFile } from '../../files/longest-file.ts'
import { type BookWords, emptyImport, type ImportState } from '../book-model.ts'
import type { LineDecision } from '../read-decisions.ts'

/** A file of addresses from choosing it to saving it; nothing is kept before that. */
export function useImport(
  start: ImportState | null,
  { screen, importing: words }: BookWords['book'],
  onImported: (added: number, replaced: number) => void,
) {
  const [state, setState] = useState(start)
  const [isBusy, setBusy] = useState(false)
  const working = useRef(false)
  const once = async (work: () => Promise<ImportState | null>) => {
    if (working.current) return
    working.current = true
    setBusy(true)
    try {
      setState(await work())
    } finally {
      setBusy(false)
      working.current = false
    }
  }
  const wrong = (text: string): ImportState => ({ ...(state ?? emptyImport), problems: { 0: text } })

  const check = (file: File | null) =>
    once(async () => {
      if (file === null || file.size === 0) return wrong(words.noFile)
      if (file.size > longestFile) return wrong(fill(words.tooLarge, { size: longestFile / 1024 }))
      // A file that was changed since it was chosen can no longer be read.
      const content = await base64Of(file).catch(() => null)
      if (content === null) return wrong(words.noFile)
      const reply = await call(checkImportAction, { body: { file: content } }, { saysWhy: true })
      if (reply.kind === 'ok') {
        return { report: reply.answer.data, fileName: file.name, file: content, problems: {} }
      }
      if (reply.kind === 'refused' && reply.refusal !== 'too-many') {
        return wrong(reply.fields[0]?.message ?? reply.errorMsg)
      }
      return wrong(screen.trouble[await whyNothingOwn(reply)])
    })

  const save = (decisions: readonly LineDecision[]) =>
    once(async () => {
      if (state === null) return state
      const body = { file: state.file, decisions: [...decisions] }
      const reply = await call(importAddressesAction, { body }, { saysWhy: true })
      if (reply.kind === 'ok') {
        onImported(reply.answer.data.added, reply.answer.data.replaced)
        return null
      }
      if (reply.kind === 'unreachable' || reply.refusal === 'too-many') {
        return wrong(screen.trouble[await whyNothingOwn(reply)])
      }
      const byLine = reply.fields.map(({ path, message }) => {
        const at = Number(/^decisions\.(\d+)\./.exec(path)?.[1] ?? -1)
        return [decisions[at]?.line ?? 0, message] as const
      })
      return byLine.length > 0 ? { ...state, problems: Object.fromEntries(byLine) } : wrong(reply.errorMsg)
    })

  return {
    state,
    isBusy,
    begin: () => setState(emptyImport),
    stop: () => setState(null),
    check: (file: File | null) => void check(file),
    save: (decisions: readonly LineDecision[]) => void save(decisions),
  }
}

export type Importing = ReturnType<typeof useImport>

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // A call takes only so many arguments at once.
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}
