import type { LocaleId } from '@hongyan/locales'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call, failureReason, type Refused, type Unreachable } from '../../../../client/call.ts'
import { checkCoverageAction } from '../actions.ts'
import type { CoverageView } from './coverage-answer.ts'
import {
  type CallTrouble,
  type CoverageHandlers,
  type CoverageModel,
  emptyList,
  type ListModel,
} from './coverage-model.ts'
import type { CoverageWords } from './words.ts'

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
  words: CoverageWords,
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
    const reader = await loadReader()
    if (reader === null) return interrupt(navigator.onLine ? 'failed' : 'offline')
    const { addresses, beyond, ...more } = reader.readAddressList(model.list.text)
    const listed = reader.listReport(more, locale, words)
    if (addresses.length === 0) {
      const problem = listed.refusal === null ? 'empty' : null
      return setList((list) => ({ ...emptyList, text: list.text, ...listed, problem }))
    }
    // What a file was made of is still said of its lines.
    setList((list) => ({
      ...list,
      ...listed,
      report: listed.report.length > 0 ? listed.report : list.report,
    }))
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
  }, [model.list, setList, locale, words])

  const open = useCallback(
    async (file: File) => {
      if (file.size > mostBytes) return setList((list) => ({ ...list, problem: 'too-big' }))
      const [reader, tables] = await Promise.all([loadReader(), import('@hongyan/tables').catch(() => null)])
      // A file that was changed since it was chosen can no longer be read.
      const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer(0))
      if (reader === null || tables === null)
        return setList((list) => ({ ...list, trouble: navigator.onLine ? 'failed' : 'offline' }))
      const table = await tables.readTable(new Uint8Array(bytes), reader.listBounds)
      const list =
        table.kind === 'table' ? reader.addressesIn(table.rows) : { columns: [], leftOut: [], refusal: table }
      const listed = reader.listReport(list, locale, words)
      if ('addresses' in list && list.addresses.length > 0)
        return setList(() => ({ ...emptyList, ...listed, text: reader.linesOf(list.addresses) }))
      setList((before) => ({ ...before, ...listed, problem: listed.refusal === null ? 'empty' : null }))
    },
    [setList, locale, words],
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
          refusal: null,
          report: [],
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
  return call(checkCoverageAction, { body: { addresses, lang } }, { timeoutMs: patienceMs })
}

function problemOf(reply: Refused | Unreachable): CallTrouble {
  const reason = failureReason(reply)
  return reason === 'unreachable' ? 'failed' : reason
}

/** What reads lists and files, loaded when there is one; null where it cannot be had. */
function loadReader() {
  return import('./list-reader.ts').catch(() => null)
}
