import type { z } from 'zod'
import { type Call, defineCall, type Endpoint, type InputOf } from '../../calls/call.ts'
import { withContent } from '../../calls/content-envelope.ts'
import { plainSuccess, success } from '../../calls/envelope.ts'
import type { Answer } from '../http/answer.ts'
import { idempotencyKey, withoutKey } from '../http/idempotency-key.ts'
import type { At, Beside, Route } from './route.ts'

/**
 * A call with what it does, however it is made: by a program, by a script of ours, or by a form without one. It is its
 * call: scripts of pages ask by it, and a build leaves them no more of it than an `Endpoint`.
 */
export type Action<Services = unknown, C extends Call = Call, Result = unknown> = C &
  Endpoint &
  Route<Services> & {
    readonly call: C & Endpoint
    /** Does it; `input` has been parsed by the schemas of the call. Throws the `DomainError` of its verb, or `Refused`. */
    readonly run: (input: unknown, at: At<Services>) => Promise<Result>
  }

/** What an action is given: the parsed parts of a request, and under which key it is done once where it has one. */
type ActionInput<C extends Call> = InputOf<C> &
  (C['access']['repeat'] extends 'keyed' ? { readonly requestKey: string } : unknown)

/** A picture, and a file to keep, which has a name, as an action gives them. */
type GivenImage = { readonly mediaType: string; readonly bytes: Uint8Array }
type GivenFile = GivenImage & { readonly name: string }
type Given = { readonly image: GivenImage; readonly file: GivenFile }

/** How the result becomes the data of a reply; one that is that already, a reply without data and a file need no such thing. */
type Presenter<C extends Call, Result> = C['replies'][200] extends z.ZodType
  ? z.input<C['replies'][200]> extends { data: infer Data } | { content: infer Data }
    ? // Before its type is inferred a result is unknown.
      unknown extends Result
      ? [present?: (result: Result, at: At) => Shown<Data>, refused?: AnswerRefusal]
      : [Result] extends [Shown<Data>]
        ? [present?: (result: Result, at: At) => Shown<Data>, refused?: AnswerRefusal]
        : [present: (result: Result, at: At) => Shown<Data>, refused?: AnswerRefusal]
    : []
  : C['replies'][200] extends keyof Given
    ? unknown extends Result
      ? []
      : [Result] extends [Given[C['replies'][200]]]
        ? []
        : [never]
    : [never]

/** Answers what the verb threw, where more is said than in a refusal; null where it is one. */
type AnswerRefusal = (error: unknown, at: At) => Answer | null

/** What is only read may be shown. */
type Shown<T> = T extends object ? { readonly [K in keyof T]: Shown<T[K]> } : T

/**
 * Declares an action: its call, what it does, and how the result is presented. Its verb is asked in one place, for
 * `/v1` as for forms.
 */
export function defineAction<const C extends Call, Services, Result>(
  declaration: C,
  run: (input: ActionInput<C>, at: At<Services>) => Promise<Result>,
  ...[present, refused]: Presenter<C, Result>
): Action<Services, C, Result> {
  const call = defineCall(declaration)
  const runParsed = (input: unknown, at: At<Services>) => run(input as ActionInput<C>, at)
  const presentResult = present as ((result: unknown, at: At) => unknown) | undefined
  const answerRefusal = refused as AnswerRefusal | undefined
  const write = writerOf(declaration)
  return {
    ...call,
    call,
    run: runParsed,
    handle: async (input, at) => {
      const keyed = keyedInput(call, input, at)
      if (keyed === null) return withoutKey
      try {
        const result = await runParsed(keyed, at)
        return write(presentResult === undefined ? result : presentResult(result, at))
      } catch (error) {
        const answer = answerRefusal?.(error, at) ?? null
        if (answer === null) throw error
        return answer
      }
    },
  }
}

/** An action that no form asks for, and that writes its answer itself: encrypted, into a session, as one of several. */
export function defineAnswer<const C extends Call, Services>(
  declaration: C,
  answer: (input: InputOf<C>, at: At<Services>) => Promise<Answer>,
  beside?: Beside<Services>,
): C & Endpoint & Route<Services> & { readonly call: C & Endpoint } {
  const call = defineCall(declaration)
  const handle: Route<Services>['handle'] = (input, at) => answer(input as InputOf<C>, at)
  return { ...call, call, handle, ...(beside && { handleBeside: beside }) }
}

/** The input with the client's own key for the request, where the call wants one; null where it is missing. */
function keyedInput({ access }: Call, input: unknown, { headers }: At): unknown {
  if (access.repeat !== 'keyed') return input
  const requestKey = idempotencyKey(headers)
  return requestKey === null ? null : { ...(input as object), requestKey }
}

const reply = (body: unknown): Answer => ({ kind: 'reply', status: 200, body })
const done = reply({ code: 1, errorMsg: '' })

/** How a result is answered, in the envelope that the call declares. */
function writerOf({ replies }: Call): (result: unknown) => Answer {
  const declared = replies[200]
  if (declared === 'file') return (result) => ({ kind: 'file', ...(result as GivenFile) })
  if (declared === 'image') return (result) => ({ kind: 'image', ...(result as GivenFile) })
  if (declared === plainSuccess) return () => done
  const isContent =
    typeof declared === 'object' && 'shape' in declared && 'content' in (declared.shape as object)
  return (result) => reply(isContent ? withContent(result) : success(result))
}
