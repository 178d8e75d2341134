import { keyScopes, webhookTopics } from '@hongyan/domain/merchants/merchant-rules'
import type { FormOutcome } from '../../calls/form-outcome.ts'
import { paths } from '../../paths.ts'
import type { Form, FormRequest } from '../../server/requests/form.ts'
import { formOfActions, type Problems } from '../../server/requests/form-of-actions.ts'
import type { RequestServices } from '../../server/requests/services.ts'
import {
  addWebhookAction,
  changeWebhookAction,
  createKeyAction,
  listKeysAction,
  type MerchantServices,
  removeWebhookAction,
  replayEventAction,
  revokeKeyAction,
  rotateKeyAction,
  rotateWebhookAction,
  testWebhookAction,
} from './actions.ts'
import { type ActName, confirmedActs, queryOf, readShown } from './shown-log.ts'

type Services = MerchantServices & Pick<RequestServices, 'words' | 'sentencesOf'>

/** The forms of the page, which needs no script. */
export const merchantForms: readonly Form<Services>[] = [
  formOfActions<ActName, Services>({
    path: '/my/merchant',
    mostFields: 16 + keyScopes.length + webhookTopics.length,
    acts: {
      'create-key': createKeyAction,
      'rotate-key': rotateKeyAction,
      'revoke-key': revokeKeyAction,
      'add-webhook': addWebhookAction,
      'change-webhook': changeWebhookAction,
      'rotate-secret': rotateWebhookAction,
      'remove-webhook': removeWebhookAction,
      test: testWebhookAction,
      replay: replayEventAction,
    },
    otherwise: {
      call: listKeysAction.call,
      answer: ({ at }) => ({ kind: 'elsewhere', path: paths.merchant(at.locale) }),
    },
    done: (request, act, result) => {
      // What is told once stands in no address: it is the answer to the form itself.
      const secret = secretIn(result)
      if (secret !== null)
        return { kind: 'submitted', submitted: submitted(request, act, {}, secret), status: 200 }
      const confirmed = confirmedActs.find((one) => one === act) ?? null
      const query = queryOf(
        readShown((name) => request.fields[name]),
        confirmed,
      )
      return { kind: 'elsewhere', path: `${paths.merchant(request.at.locale, query)}#status` }
    },
    again: (request, act, problems) => submitted(request, act, problems),
  }),
]

/** The secret of what has just been made; null where there is none. */
function secretIn(result: unknown): string | null {
  return typeof result === 'object' && result !== null && 'secret' in result ? String(result.secret) : null
}

function submitted(
  { fields }: FormRequest<Services>,
  act: ActName | null,
  problems: Problems,
  secret: string | null = null,
): FormOutcome {
  const shown = readShown((name) => fields[name])
  const id = (fields.id ?? '').slice(0, 40)
  return { kind: 'merchant', act: act ?? 'create-key', id, values: fields, shown, problems, secret }
}
