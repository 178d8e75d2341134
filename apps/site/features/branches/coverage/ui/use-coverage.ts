import type { LocaleId } from '@hongyan/locales'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, failureReason, type Refused, type Unreachable } from '../../../../client/call.ts'
import { checkCoverage } from '../endpoints.ts'
import type { CoverageView } from './coverage-answer.ts'
import {
  type CallTrouble,
  type CoverageHandlers,
  type CoverageModel,
  emptyList,
  type ListModel,
} from './coverage-model.ts'

/** Addresses of one call: often enough for a bar to move, few enough calls for a list. */
const perCall = 50
/** How long an answer is waited for, ms. */
const patienceMs = 10_000
/** A list of five hundred lines is a few dozen kB; more is something else. */
const mostBytes = 2_000_000

/** What the coverage tool shows and what its controls do. Nothing typed enters the address or stays behind. */
export function useCoverage(
  start: CoverageModel,
  locale: LocaleId,
): { model: CoverageModel; handlers: CoverageHandlers } {
  const [model, setModel] = useState(start)
  /** Counts the runs of a list: an answer to an earlier one is too late. */
  const run = useRef(0)
  useEffect(() => setModel((before) => ({ ...before, ready: true })), [])

  const setList = useCallback((change: (list: ListModel) => ListModel) => {
    setModel((before) => ({ ...before, list: change(before.list) }))
  }, [])

  const check = useCallback(
    async (address: string) => {
      const typed = address.trim()
      if (typed === '') return setModel((before) => ({ ...before, problem: 'empty' }))
      setModel((before) => ({ ...before, typed, busy: true, problem: null }))
      const asked = await ask([typed], locale)
      setModel((before) =>
        asked.kind === 'ok'
          ? { ...before, busy: false, answer: asked.answer.data[0] ?? null }
          : { ...before, busy: false, problem: problemOf(asked) },
      )
    },
    [locale],
  )

  const runList = useCallback(async () => {
    run.current += 1
    const mine = run.current
    const interrupt = (trouble: CallTrouble) =>
      setList((list) => ({ ...list, state: 'interrupted', trouble, problem: null }))
    const reader = await import('./read-address-list.ts').catch(() => null)
    if (reader === null) return interrupt(navigator.onLine ? 'failed' : 'offline')
    const { readAddressList } = reader
    const { addresses, beyond } = readAddressList(model.list.text)
    if (addresses.length === 0) {
      return setList((list) => ({ ...emptyList, text: list.text, problem: 'empty' }))
    }
    const carryOn = model.list.state === 'interrupted' || model.list.state === 'stopped'
    // What was answered still stands for the rows it was asked for.
    const kept = carryOn ? model.list.answers.filter(({ asked }, row) => asked === addresses[row]) : []
    const answers: CoverageView[] = kept.length === model.list.answers.length ? [...kept] : []
    const show = (state: ListModel['state']) =>
      setList((list) => ({
        ...list,
        answers: [...answers],
        state,
        total: addresses.length,
        beyond,
        problem: null,
        trouble: null,
      }))
    show('running')
    while (answers.length < addresses.length) {
      const asked = await ask(addresses.slice(answers.length, answers.length + perCall), locale)
      if (run.current !== mine) return
      if (asked.kind !== 'ok') return interrupt(problemOf(asked))
      answers.push(...asked.answer.data)
      show('running')
    }
    show('done')
  }, [model.list, setList, locale])

  const open = useCallback(
    async (file: File) => {
      if (file.size > mostBytes) return setList((list) => ({ ...list, problem: 'too-big' }))
      const text = decode(new Uint8Array(await file.arrayBuffer()))
      setList((list) => (text === null ? { ...list, problem: 'unreadable' } : { ...emptyList, text }))
    },
    [setList],
  )

  return {
    model,
    handlers: {
      show: (tab) => setModel((before) => ({ ...before, tab })),
      check: (address) => void check(address),
      write: (text) =>
        setList((list) => ({
          ...list,
          text,
          problem: null,
          state: list.state === 'done' ? 'idle' : list.state,
        })),
      open: (file) => void open(file),
      run: () => void runList(),
      stop: () => {
        run.current += 1
        setList((list) => ({ ...list, state: 'stopped' }))
      },
    },
  }
}

function ask(addresses: readonly string[], lang: LocaleId) {
  return call(checkCoverage, { body: { addresses, lang } }, { timeoutMs: patienceMs })
}

function problemOf(reply: Refused | Unreachable): CallTrouble {
  const reason = failureReason(reply)
  return reason === 'unreachable' ? 'failed' : reason
}

/** Text of a file in UTF-8, else in GB18030 as spreadsheets in China write it; null for what is no text. */
function decode(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}
