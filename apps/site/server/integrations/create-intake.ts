import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'
import { intakePort, type OrderIntake } from '@hongyan/domain/orders/order-intake'
import type { OutboxPorts } from '@hongyan/domain/outbox/outbox-port'
import type { Ctx } from '@hongyan/kernel/context'
import { depotWaits, playDepot, sampleDepot } from './sample-depot.ts'

/** How often the sample depot goes round, in ms. */
const roundMs = 5000

type Intake = {
  /** The company's system as a receiver of the outbox; none where orders wait for one. */
  readonly ports: OutboxPorts
  begin(): void
  /** Resolves when the round that is under way is over. */
  end(): Promise<void>
}

/** Orders go to whoever takes them on; where that is the sample depot, it goes round again and again, after staff. */
export function createIntake(
  ctx: Ctx,
  intake: OrderIntake | null,
  network: () => BranchNetwork,
  hasStaff: boolean,
  onFailure: (error: unknown) => void,
): Intake {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | null = null
  return {
    ports: intake === null ? {} : { intake: intakePort(ctx, intake) },
    begin() {
      if (intake !== sampleDepot) return
      timer = setInterval(() => {
        // A slow database is not asked again before it has answered.
        round ??= playDepot(ctx, network(), hasStaff ? depotWaits.besideStaff : depotWaits.alone)
          .catch(onFailure)
          .finally(() => {
            round = null
          })
      }, roundMs)
      timer.unref()
    },
    async end() {
      clearInterval(timer)
      await round
    },
  }
}
