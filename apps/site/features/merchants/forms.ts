import { addWebhook } from '@hongyan/domain/merchants/add-webhook'
import { changeWebhook } from '@hongyan/domain/merchants/change-webhook'
import { createApiKey } from '@hongyan/domain/merchants/create-api-key'
import { keyScopes, webhookTopics } from '@hongyan/domain/merchants/merchant-rules'
import { removeWebhook } from '@hongyan/domain/merchants/remove-webhook'
import { replayWebhookEvent } from '@hongyan/domain/merchants/replay-webhook-event'
import { revokeApiKey } from '@hongyan/domain/merchants/revoke-api-key'
import { rotateApiKey } from '@hongyan/domain/merchants/rotate-api-key'
import { rotateWebhookSecret } from '@hongyan/domain/merchants/rotate-webhook-secret'
import { testWebhook } from '@hongyan/domain/merchants/test-webhook'
import { refusals } from '../../calls/codes.ts'
import { paths } from '../../paths.ts'
import type { Posted } from '../../posted.ts'
import type { Form, FormAnswer, PostedRequest } from '../../server/requests/form.ts'
import { problemsOfError } from '../../server/requests/problems-of-error.ts'
import type { RequestServices } from '../../server/requests/services.ts'
import {
  addWebhookCall,
  changeWebhookCall,
  createKeyCall,
  listKeysCall,
  removeWebhookCall,
  replayEventCall,
  revokeKeyCall,
  rotateKeyCall,
  rotateWebhookCall,
  testWebhookCall,
} from './endpoints.ts'
import type { MerchantServices } from './route.ts'
import { type ActName, actNames, queryOf, readShown, type SaidAct, saidActs } from './shown-log.ts'

type Services = MerchantServices & Pick<RequestServices, 'words'>
type Request = PostedRequest<Services>
type Fields = Request['fields']

const calls = {
  'create-key': createKeyCall,
  'rotate-key': rotateKeyCall,
  'revoke-key': revokeKeyCall,
  'add-webhook': addWebhookCall,
  'change-webhook': changeWebhookCall,
  'rotate-secret': rotateWebhookCall,
  'remove-webhook': removeWebhookCall,
  test: testWebhookCall,
  replay: replayEventCall,
} as const

const actOf = ({ act }: Fields): ActName | null => actNames.find((name) => name === act) ?? null

/** The forms of the page, which needs no script: each makes one call. */
export const merchantForms: readonly Form<Services>[] = [
  {
    path: '/my/merchant',
    calls: [listKeysCall, ...Object.values(calls)],
    mostFields: 16 + keyScopes.length + webhookTopics.length,
    callOf: (fields) => {
      const act = actOf(fields)
      return act === null ? listKeysCall : calls[act]
    },
    answer,
    later: (request) => posted(request, { '': refusals.unavailable.text[request.at.locale] }),
  },
]

async function answer(request: Request): Promise<FormAnswer> {
  const { fields, at } = request
  const act = actOf(fields)
  if (act === null) return { kind: 'elsewhere', path: paths.merchant(at.locale) }
  try {
    const secret = await acts[act](request)
    // What is told once stands in no address: it is the answer to the form itself.
    if (secret !== null) return { kind: 'posted', posted: posted(request, {}, secret), status: 200 }
  } catch (error) {
    return { kind: 'posted', posted: posted(request, problemsOfError(error, at)), status: 422 }
  }
  const said: SaidAct | null = saidActs.find((one) => one === act) ?? null
  const query = queryOf(
    readShown((name) => fields[name]),
    said,
  )
  return { kind: 'elsewhere', path: `${paths.merchant(at.locale, query)}#said` }
}

const idOf = ({ id = '' }: Fields) => id.slice(0, 40)
const requestOf = ({ request = '' }: Fields) => `form ${request.slice(0, 100)}`
const ticked = <Name extends string>(fields: Fields, kind: string, names: readonly Name[]) =>
  names.filter((name) => fields[`${kind}.${name}`] !== undefined)

/** What each does; it gives what is told once. */
const acts: Readonly<Record<ActName, (request: Request) => Promise<string | null>>> = {
  'create-key': async ({ at, fields }) => {
    const scopes = ticked(fields, 'scope', keyScopes)
    const made = await createApiKey(at.ctx, {
      name: fields.name ?? '',
      scopes,
      requestKey: requestOf(fields),
    })
    return made.secret
  },
  'rotate-key': async ({ at, fields }) => (await rotateApiKey(at.ctx, { id: idOf(fields) })).secret,
  'revoke-key': async ({ at, fields }) => {
    await revokeApiKey(at.ctx, { id: idOf(fields) })
    return null
  },
  'add-webhook': async ({ at, fields }) => {
    const added = await addWebhook(at.ctx, {
      url: fields.url ?? '',
      topics: ticked(fields, 'topic', webhookTopics),
      requestKey: requestOf(fields),
      judge: at.services.judgeTarget,
    })
    return added.secret
  },
  'change-webhook': async ({ at, fields }) => {
    await changeWebhook(at.ctx, {
      id: idOf(fields),
      url: fields.url ?? '',
      topics: ticked(fields, 'topic', webhookTopics),
      state: fields.state === 'off' ? 'off' : 'on',
      judge: at.services.judgeTarget,
    })
    return null
  },
  'rotate-secret': async ({ at, fields }) => {
    const version = Number(fields.version)
    return (await rotateWebhookSecret(at.ctx, { id: idOf(fields), version })).secret
  },
  'remove-webhook': async ({ at, fields }) => {
    await removeWebhook(at.ctx, { id: idOf(fields) })
    return null
  },
  test: async ({ at, fields }) => {
    await testWebhook(at.ctx, { id: idOf(fields) })
    return null
  },
  replay: async ({ at, fields }) => {
    await replayWebhookEvent(at.ctx, { id: idOf(fields) })
    return null
  },
}

function posted(
  { fields }: PostedRequest,
  problems: Readonly<Record<string, string>>,
  secret: string | null = null,
): Posted {
  const shown = readShown((name) => fields[name])
  const act = actOf(fields) ?? 'create-key'
  return { kind: 'merchant', act, id: idOf(fields), values: fields, shown, problems, secret }
}
