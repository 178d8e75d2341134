import type { IncomingHttpHeaders } from 'node:http'
import { localisedIn } from '@hongyan/locales'
import type { Call } from '../../calls/call.ts'
import type { FormOutcome } from '../../calls/form-outcome.ts'
import { malformed, unavailable } from '../../calls/refusals.ts'
import { fieldNotes, fieldProblem } from '../http/field-sentences.ts'
import type { Action } from './action.ts'
import type { Form, FormAnswer, FormRequest } from './form.ts'
import { type FormFields, formInput } from './form-input.ts'
import { problemsOfError } from './problems-of-error.ts'
import { requestSchema } from './request-schema.ts'
import type { RequestServices } from './services.ts'

type Needed = Pick<RequestServices, 'words' | 'sentencesOf'>
type Fields = FormRequest['fields']

/** What is wrong, in sentences by field; the one without a name is about the whole. */
export type Problems = Readonly<Record<string, string>>

type Asked<Services> = FormRequest<Services>

/** What a button of a page does. */
type FormAct<Services> =
  /** An action, whose input the fields are. */
  | Action<Services>
  /** The same, of fields that the page names or writes in another way. */
  | ReadAct<Services>
  | TakenAct<Services>
  /** What `formAct` made. */
  | PerformedAct<Services>

type ReadAct<Services, Result = unknown> = {
  readonly action: Action<Services, Call, Result>
  readonly fields: (fields: Fields, request: Asked<Services>) => FormFields
  /** What programs send in headers, such as the token of a guest. */
  readonly headers?: (fields: Fields) => IncomingHttpHeaders
  /** Under which key a keyed action is done once; one for each filling unless said otherwise. */
  readonly requestKey?: (fields: Fields) => string
}

/** A call that a form cannot send as its schemas have it. */
type TakenAct<Services, Result = unknown> = {
  readonly call: Call
  readonly take: (request: Asked<Services>) => Promise<Result>
}

type PerformedAct<Services> = {
  readonly call: Call
  readonly perform: (request: Asked<Services>) => Promise<Outcome>
}

export type Outcome =
  /** `answer`: what its own act answers with; the others with that of the page. */
  | { readonly kind: 'done'; readonly result: unknown; readonly answer?: FormAnswer }
  /** `error` is what the verb threw; null where the fields did not pass the schemas. */
  | { readonly kind: 'refused'; readonly problems: Problems; readonly error: unknown }

type FormOfActions<Act extends string, Services> = Pick<
  Form<Services>,
  'path' | 'mostFields' | 'costOf' | 'carriesFile' | 'session' | 'signedOut' | 'later'
> & {
  /** The page with what was typed and what is wrong; `error` is what the verb threw. */
  readonly again: (
    request: Asked<Services>,
    act: Act | null,
    problems: Problems,
    error?: unknown,
  ) => FormOutcome | Promise<FormOutcome>
  /** The status of that page; 422 unless said otherwise. */
  readonly refusedStatus?: number | ((submitted: FormOutcome) => number)
  /** What a form is answered with that is not read at all, such as that of somebody else. */
  readonly instead?: (request: Asked<Services>) => FormAnswer | null
} & (
    | {
        /** By the name that a form sends in its field `act`. */
        readonly acts: Readonly<Record<Act, FormAct<Services>>>
        /** Where an act leads that is done, or the page with what is told once. */
        readonly done: (request: Asked<Services>, act: Act, result: unknown) => FormAnswer
      }
    | { readonly acts: Readonly<Record<Act, PerformedAct<Services>>>; readonly done?: undefined }
  ) &
  (
    | {
        /** What a form without such a name asks: what its page shows. */
        readonly otherwise: {
          readonly call: Call
          readonly answer: (request: Asked<Services>) => FormAnswer | Promise<FormAnswer>
        }
        /** Which of the acts a form asks for, where its buttons have another field. */
        readonly actIn?: (fields: Fields) => Act | null
      }
    | { readonly otherwise?: undefined; readonly actIn: (fields: Fields) => Act }
  )

/** An act that answers what its action gave, in its own way. */
export function formAct<Own, Services extends Own & Needed, Result>(
  act: (
    | (Omit<ReadAct<Services>, 'action'> & { readonly action: Action<Own, Call, Result> })
    | TakenAct<Services, Result>
  ) & {
    readonly done: (result: Result, request: Asked<Services>) => FormAnswer | Promise<FormAnswer>
  },
): PerformedAct<Services> {
  return {
    call: callOf(act),
    perform: async (request) => {
      const outcome = 'take' in act ? await take(act, request) : await askAction(act, request)
      return outcome.kind === 'done'
        ? { ...outcome, answer: await act.done(outcome.result, request) }
        : outcome
    },
  }
}

/** The forms of a page, each of which makes one call: an action is read, judged and refused as `/v1` does it. */
export function formOfActions<Act extends string, Services extends Needed>(
  page: FormOfActions<Act, Services>,
): Form<Services> {
  const { acts, otherwise, done, again, instead, refusedStatus = 422, ...form } = page
  const { actIn = ({ act = '' }: Fields) => (Object.hasOwn(acts, act) ? (act as Act) : null) } = form
  const all = Object.values<FormAct<Services>>(acts).map(callOf)
  const shownAgain = (submitted: FormOutcome): FormAnswer => {
    const status = typeof refusedStatus === 'number' ? refusedStatus : refusedStatus(submitted)
    return { kind: 'submitted', submitted, status }
  }
  const shown = otherwise ?? { call: all[0] as Call, answer: () => unanswered() }
  return {
    later: (request) =>
      again(request, actIn(request.fields), { '': localisedIn(unavailable.text, request.at.locale).text }),
    ...form,
    calls: [...new Set([shown.call, ...all])],
    callOf: (fields) => {
      const named = actIn(fields)
      return named === null ? shown.call : callOf(acts[named])
    },
    answer: async (request) => {
      const other = instead?.(request) ?? null
      if (other !== null) return other
      const act = actIn(request.fields)
      if (act === null) return shown.answer(request)
      const outcome = await perform(acts[act], request)
      return outcome.kind === 'done'
        ? (outcome.answer ?? done?.(request, act, outcome.result) ?? unanswered())
        : shownAgain(await again(request, act, outcome.problems, outcome.error))
    },
  }
}

/** The types of a page keep this from being reached: something answers each of its acts. */
function unanswered(): never {
  throw new Error('a form has an act that nothing answers')
}

function callOf<Services>(act: FormAct<Services>): Call {
  return 'action' in act ? act.action.call : act.call
}

async function perform<Services extends Needed>(
  act: FormAct<Services>,
  request: Asked<Services>,
): Promise<Outcome> {
  if ('perform' in act) return act.perform(request)
  if ('take' in act) return take(act, request)
  return askAction('action' in act ? act : { action: act, fields: asSent }, request)
}

type OutcomeOf<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | Extract<Outcome, { kind: 'refused' }>

async function take<Services extends Needed, Result>(
  act: TakenAct<Services, Result>,
  request: Asked<Services>,
): Promise<OutcomeOf<Result>> {
  try {
    return { kind: 'done', result: await act.take(request) }
  } catch (error) {
    return { kind: 'refused', problems: problemsOfError(error, request.at), error }
  }
}

/** Reads, judges and does what the fields of a form ask, as the call of the action does. */
export async function askAction<Services extends Needed, Result>(
  { action, fields, headers, requestKey = requestKeyOf }: ReadAct<Services, Result>,
  request: Asked<Services>,
): Promise<OutcomeOf<Result>> {
  try {
    const asked = formInput(action.call, fields(request.fields, request))
    const parsed = requestSchema(action.call).safeParse(asked)
    if (parsed.success) {
      const { at } = request
      const input = { ...(parsed.data as object), requestKey: requestKey(request.fields) }
      const sent =
        headers === undefined ? at : { ...at, headers: { ...at.headers, ...headers(request.fields) } }
      return { kind: 'done', result: await action.run(input, sent) }
    }
    const { locale, services } = request.at
    // What a form is about stands in fields that nobody sees, where nothing could be said.
    if (parsed.error.issues.some(({ path }) => path[0] === 'params'))
      return { kind: 'refused', problems: { '': localisedIn(malformed.text, locale).text }, error: null }
    const notes = fieldNotes(parsed.error, asked, { skip: 1, own: services.sentencesOf(action.call) })
    const problems = notes.map((note) => [note.path, fieldProblem(note, locale).message] as const)
    return { kind: 'refused', problems: Object.fromEntries(problems), error: null }
  } catch (error) {
    return { kind: 'refused', problems: problemsOfError(error, request.at), error }
  }
}

const asSent = (fields: Fields): FormFields => fields

/** One for each filling of a form, which its page wrote into it: sent twice it does once. */
function requestKeyOf({ request = '' }: Fields): string {
  return request === '' ? crypto.randomUUID() : `form ${request.slice(0, 100)}`
}
