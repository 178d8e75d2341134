import { type ProblemPath, problemOrder } from '@hongyan/domain/enquiries/enquiry-fields'
import type { EnquiryProblem } from '@hongyan/domain/enquiries/enquiry-input'
import { type RefObject, useRef, useState } from 'react'
import type { EnquiryFormProps } from './form-state.ts'

export type Problems = {
  /** What is said by each field, in the order of the form. */
  readonly sentences: ReadonlyMap<ProblemPath, string>
  /** The summary above the form, and whether it stands. */
  readonly summary: RefObject<HTMLDivElement | null>
  readonly summarised: boolean
  /** From now on a field says what is wrong with it. */
  readonly show: (path: ProblemPath) => void
  /** What the server said of a field no longer holds. */
  readonly forget: (path: ProblemPath) => void
  /** Says what is wrong with these, and leads to the summary. */
  readonly pointOut: (paths: readonly ProblemPath[]) => void
  /** The same in the words of the server. */
  readonly report: (reported: ReadonlyMap<ProblemPath, string>) => void
  readonly closeSummary: () => void
  readonly clear: () => void
}

/**
 * Which of the problems a form has are said: those of fields that were left or tried to send, and whatever the server
 * said. `found` is what the rules find wrong now.
 */
export function useProblems(
  { words, submitted }: Pick<EnquiryFormProps, 'words' | 'submitted'>,
  found: ReadonlyMap<ProblemPath, EnquiryProblem>,
): Problems {
  const summary = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<ReadonlySet<ProblemPath>>(new Set())
  const [reported, setReported] = useState<ReadonlyMap<ProblemPath, string>>(
    () => new Map(submitted?.problems),
  )
  const [summarised, setSummarised] = useState((submitted?.problems.length ?? 0) > 0)

  const sentences = new Map<ProblemPath, string>()
  for (const path of problemOrder) {
    const own = found.get(path)
    const text =
      reported.get(path) ?? (own !== undefined && shown.has(path) ? words.problems[own] : undefined)
    if (text !== undefined) sentences.set(path, text)
  }
  const pointOut = (paths: readonly ProblemPath[]) => {
    setShown((before) => new Set([...before, ...paths]))
    setSummarised(true)
    requestAnimationFrame(() => summary.current?.focus())
  }
  return {
    sentences,
    summary,
    summarised: summarised && sentences.size > 0,
    show: (path) => setShown((before) => new Set(before).add(path)),
    forget: (path) => setReported((before) => without(before, path)),
    pointOut,
    report: (sayings) => {
      setReported(sayings)
      pointOut([...sayings.keys()])
    },
    closeSummary: () => setSummarised(false),
    clear: () => {
      setShown(new Set())
      setReported(new Map())
    },
  }
}

function without(
  reported: ReadonlyMap<ProblemPath, string>,
  path: ProblemPath,
): ReadonlyMap<ProblemPath, string> {
  if (!reported.has(path)) return reported
  return new Map([...reported].filter(([other]) => other !== path))
}
