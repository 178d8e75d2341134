import type { IntakeAnswer, OrderIntake } from '@hongyan/domain/orders/order-intake'
import { refusalReasons } from '@hongyan/domain/orders/order-vocabulary'
import { z } from 'zod'
import { cleanSent } from '../http/clean-sent.ts'
import { outcomeOf } from './http-receiver.ts'
import { type IntegrationParts, postSigned, type SignedEndpoint } from './post-signed.ts'
import { presentOrderMessage } from './present-order-message.ts'
import { presentShipmentMessage } from './present-shipment-message.ts'

/** What the company's system may answer at once; an empty answer says that it has the order. */
const answer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('taken') }),
  z.object({
    state: z.literal('accepted'),
    waybills: z
      .array(z.object({ number: z.string().max(60), pieces: z.int() }))
      .max(99)
      .nullish(),
  }),
  z.object({ state: z.literal('refused'), reason: z.enum(refusalReasons) }),
])

/** The company's system over signed HTTP. */
export function httpIntake(endpoint: SignedEndpoint, parts: IntegrationParts): OrderIntake {
  return {
    async hand(message): Promise<IntakeAnswer> {
      const submitted = await postSigned(endpoint, message.id, presentOrderMessage(message), parts)
      const outcome = outcomeOf(submitted)
      if (outcome.kind !== 'delivered') return { kind: 'failed', outcome }
      return submitted.kind === 'answered' ? readAnswer(submitted.text) : { kind: 'taken' }
    },
    async notify(message) {
      return outcomeOf(await postSigned(endpoint, message.id, presentShipmentMessage(message), parts))
    },
  }
}

function readAnswer(text: string): IntakeAnswer {
  if (text.trim() === '') return { kind: 'taken' }
  const read = answer.safeParse(parseJson(text))
  // What it wants to say is lost for now; a person sees the message parked, and the order still waits.
  if (!read.success)
    return { kind: 'failed', outcome: { kind: 'refused', problem: 'its answer cannot be read' } }
  const { data } = read
  if (data.state === 'accepted') return { kind: 'accepted', waybills: data.waybills ?? null }
  return data.state === 'refused' ? { kind: 'refused', reason: data.reason } : { kind: 'taken' }
}

function parseJson(text: string): unknown {
  try {
    const sent = cleanSent(JSON.parse(text))
    return sent.kind === 'clean' ? sent.value : null
  } catch {
    return null
  }
}
