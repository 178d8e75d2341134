import type { Call } from '../../calls/call.ts'
import { refusals } from '../../calls/codes.ts'
import type { Posted } from '../../posted.ts'
import { fieldNotes, fieldProblem } from '../http/field-sentences.ts'
import type { Action } from './action.ts'
import type { Form, FormAnswer, PostedRequest } from './form.ts'
import { type FormFields, formInput } from './form-input.ts'
import { problemsOfError } from './problems-of-error.ts'
import { requestSchema } from './request-schema.ts'
import type { RequestServices } from './services.ts'

type Needed = Pick<RequestServices, 'words' | 'sentencesOf'>
type Fields = PostedRequest['fields']

/** What is wrong, in sentences by field; the one without a name is about the whole. */
export type Problems = Readonly<Record<string, string>>

/** What a button of a page does. */
type FormAct<Services> =
  /** An action, whose input the fields are. */
  | Action<Services>
  /** The same, of fields that the page names or writes in another way. */
  | { readonly action: Action<Services>; readonly fields: (fields: Fields) => FormFields }
  /** A call that a form cannot send as its schemas have it. */
  | {
      readonly call: Call
      readonly take: (request: PostedRequest<Services>) => Promise<unknown>
    }

type FormOfActions<Act extends string, Services> = Pick<
  Form<Services>,
  'path' | 'mostFields' | 'carriesFile'
> & {
  /** By the name that a form sends in its field `act`. */
  readonly acts: Readonly<Record<Act, FormAct<Services>>>
  /** What a form without such a name asks: what its page shows. */
  readonly otherwise: {
    readonly call: Call
    readonly answer: (request: PostedRequest<Services>) => FormAnswer
  }
  /** Where an act leads that is done, or the page with what is told once. */
  readonly done: (request: PostedRequest<Services>, act: Act, result: unknown) => FormAnswer
  /** The page with what was typed and what is wrong. */
  readonly again: (request: PostedRequest<Services>, act: Act | null, problems: Problems) => Posted
}

/** The forms of a page, each of which makes one call: an action is read, judged and refused as `/v1` does it. */
export function formOfActions<Act extends string, Services extends Needed>(
  page: FormOfActions<Act, Services>,
): Form<Services> {
  const { acts, otherwise, done, again, ...form } = page
  const actOf = ({ act = '' }: Fields): Act | null => (Object.hasOwn(acts, act) ? (act as Act) : null)
  return {
    ...form,
    calls: [otherwise.call, ...Object.values<FormAct<Services>>(acts).map(callOf)],
    callOf: ({ act = '' }) => {
      const named = actOf({ act })
      return named === null ? otherwise.call : callOf(acts[named])
    },
    answer: async (request) => {
      const act = actOf(request.fields)
      if (act === null) return otherwise.answer(request)
      const outcome = await perform(acts[act], request)
      return outcome.kind === 'done'
        ? done(request, act, outcome.result)
        : { kind: 'posted', posted: again(request, act, outcome.problems), status: 422 }
    },
    later: (request) =>
      again(request, actOf(request.fields), { '': refusals.unavailable.text[request.at.locale] }),
  }
}

function callOf<Services>(act: FormAct<Services>): Call {
  return 'action' in act ? act.action.call : act.call
}

type Outcome =
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'refused'; readonly problems: Problems }

async function perform<Services extends Needed>(
  act: FormAct<Services>,
  request: PostedRequest<Services>,
): Promise<Outcome> {
  try {
    if ('take' in act) return { kind: 'done', result: await act.take(request) }
    const { action, fields } = 'action' in act ? act : { action: act, fields: asSent }
    const asked = formInput(action.call, fields(request.fields))
    const parsed = requestSchema(action.call).safeParse(asked)
    if (parsed.success) {
      const input = { ...(parsed.data as object), requestKey: requestKeyOf(request.fields) }
      return { kind: 'done', result: await action.run(input, request.at) }
    }
    const { locale, services } = request.at
    // What a form is about stands in fields that nobody sees, where nothing could be said.
    if (parsed.error.issues.some(({ path }) => path[0] === 'params'))
      return { kind: 'refused', problems: { '': refusals.malformed.text[locale] } }
    const notes = fieldNotes(parsed.error, asked, { skip: 1, own: services.sentencesOf(action.call) })
    const problems = notes.map((note) => [note.path, fieldProblem(note, locale).message] as const)
    return { kind: 'refused', problems: Object.fromEntries(problems) }
  } catch (error) {
    return { kind: 'refused', problems: problemsOfError(error, request.at) }
  }
}

const asSent = (fields: Fields): FormFields => fields

/** One for each filling of a form, which its page wrote into it: sent twice it does once. */
function requestKeyOf({ request = '' }: Fields): string {
  return request === '' ? crypto.randomUUID() : `form ${request.slice(0, 100)}`
}
