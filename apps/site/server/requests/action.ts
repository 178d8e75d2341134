import type { z } from 'zod'
import { type Call, defineCall, type Endpoint, type InputOf } from '../../calls/call.ts'
import { success } from '../../calls/envelope.ts'
import type { Answer } from '../http/answer.ts'
import { idempotencyKey, withoutKey } from '../http/idempotency-key.ts'
import type { At, Route } from './route.ts'

/** A call with what it does, however it is made: by a program, by a script of ours, or by a form without one. */
export type Action<Services = unknown> = Route<Services> & {
  readonly call: Call & Endpoint
  /** Does it; `input` has been parsed by the schemas of the call. Throws the `DomainError` of its verb. */
  readonly run: (input: unknown, at: At<Services>) => Promise<unknown>
}

/** What an action is given: the parsed parts of a request, and under which key it is done once where it has one. */
type ActionInput<C extends Call> = InputOf<C> &
  (C['access']['repeat'] extends 'keyed' ? { readonly requestKey: string } : unknown)

/** A file to keep, as an action gives it. */
type GivenFile = { readonly mediaType: string; readonly bytes: Uint8Array; readonly name: string }

/** How the result becomes the data of a reply; a reply without data and a file need no such thing. */
type Presenter<C extends Call, Result> = C['replies'][200] extends z.ZodType
  ? z.input<C['replies'][200]> extends { data: infer Data }
    ? [present: (result: Result) => Shown<Data>]
    : []
  : C['replies'][200] extends 'file'
    ? []
    : [never]

/** What is only read may be shown. */
type Shown<T> = T extends object ? { readonly [K in keyof T]: Shown<T[K]> } : T

/**
 * Declares an action: its call, what it does, and how the result is presented. Its verb is asked in one place, for
 * `/v1` as for forms.
 */
export function defineAction<const C extends Call, Services, Result>(
  declaration: C,
  run: (input: ActionInput<C>, at: At<Services>) => Promise<Result>,
  ...[present]: Presenter<C, Result>
): Action<Services> {
  const call = defineCall(declaration)
  const isFile = declaration.replies[200] === 'file'
  const runParsed: Action<Services>['run'] = (input, at) => run(input as ActionInput<C>, at)
  const presentResult = present as ((result: unknown) => unknown) | undefined
  return {
    call,
    run: runParsed,
    handle: async (input, at) => {
      const keyed = keyedInput(call, input, at)
      if (keyed === null) return withoutKey
      const result = await runParsed(keyed, at)
      if (isFile) return { kind: 'file', ...(result as GivenFile) }
      return presentResult === undefined ? done : reply(success(presentResult(result)))
    },
  }
}

/** The input with the client's own key for the request, where the call wants one; null where it is missing. */
function keyedInput({ access }: Call, input: unknown, { headers }: At): unknown {
  if (access.repeat !== 'keyed') return input
  const requestKey = idempotencyKey(headers)
  return requestKey === null ? null : { ...(input as object), requestKey }
}

const reply = (body: unknown): Answer => ({ kind: 'reply', status: 200, body })
const done = reply({ code: 1, errorMsg: '' })
