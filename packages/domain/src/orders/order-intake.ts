import type { Ctx } from '@hongyan/kernel/context'
import { DomainError } from '@hongyan/kernel/errors'
import type { ClaimMessage } from '../claims/claim-message.ts'
import type { OutboxPort, SendOutcome } from '../outbox/outbox-port.ts'
import type { DeliveryMessage } from '../shipments/delivery-message.ts'
import { acceptOrder } from './accept-order.ts'
import type { OrderMessage } from './order-message.ts'
import type { RefusalReason } from './order-vocabulary.ts'
import { refuseOrder } from './refuse-order.ts'
import type { WaybillPieces } from './register-shipments.ts'

/** What the company's system says to an order, or to a change of one. */
export type IntakeAnswer =
  /** It has the order; whether it carries it follows by `acceptOrder` or `refuseOrder`. */
  | { readonly kind: 'taken' }
  /** Without waybills of its own the order gets one of ours. */
  | { readonly kind: 'accepted'; readonly waybills: readonly WaybillPieces[] | null }
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  /** Nothing was understood, or nobody was there: it is handed over again. */
  | { readonly kind: 'failed'; readonly outcome: Exclude<SendOutcome, { kind: 'delivered' }> }

/**
 * The company's own system. It is handed the orders that were placed, changed and cancelled, and told of wishes about
 * deliveries and of claims, each thing's in its order, and possibly more than once.
 */
export type OrderIntake = {
  hand(message: OrderMessage): Promise<IntakeAnswer>
  /** What it says to it follows by `answerDeliveryChange` or `moveClaim`. */
  notify(message: DeliveryMessage | ClaimMessage): Promise<SendOutcome>
}

/** Hands orders to the company's system by way of the outbox, and stores what it answers at once. */
export function intakePort(ctx: Ctx, intake: OrderIntake): OutboxPort {
  return {
    async send(message: OrderMessage | DeliveryMessage | ClaimMessage): Promise<SendOutcome> {
      if (message.topic !== 'order') return intake.notify(message)
      const answer = await intake.hand(message)
      if (answer.kind === 'failed') return answer.outcome
      try {
        if (answer.kind === 'accepted')
          await acceptOrder(ctx, { number: message.number, waybills: answer.waybills })
        if (answer.kind === 'refused')
          await refuseOrder(ctx, { number: message.number, reason: answer.reason })
      } catch (error) {
        // Its customer cancelled it meanwhile: that is queued behind, and the company learns of it.
        if (error instanceof DomainError && error.code === 'conflict') return { kind: 'delivered' }
        if (error instanceof DomainError) return { kind: 'refused', problem: error.message }
        throw error
      }
      return { kind: 'delivered' }
    },
  }
}
