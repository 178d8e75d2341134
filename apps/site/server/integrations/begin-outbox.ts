import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'
import type { SmsGateway } from '@hongyan/domain/codes/sms-gateway'
import { merchantPort } from '@hongyan/domain/merchants/merchant-port'
import type { Ctx } from '@hongyan/kernel/context'
import type { FastifyInstance } from 'fastify'
import { type Config, deskAddress, siteOrigin } from '../config.ts'
import { whileOpen } from '../operations/while-open.ts'
import { createIntake } from './create-intake.ts'
import { intakeFrom, mailServerFrom, receiversFrom, webhooksFrom } from './integrations-of-config.ts'
import { invitationPorts } from './invitation-mail.ts'
import { createOutboxWorker } from './outbox-worker.ts'
import type { IntegrationParts } from './post-signed.ts'
import { staffLinkPorts } from './staff-link-mail.ts'
import { subscriberPorts } from './subscriber-ports.ts'

type OutboxParts = {
  readonly config: Config
  readonly sms: SmsGateway
  readonly integrations: IntegrationParts
  readonly network: () => BranchNetwork
}

/** Tells every receiver that the settings name what there is to tell, for as long as the site runs. */
export function beginOutbox(
  app: FastifyInstance,
  ctx: Ctx,
  { config, sms, integrations, network }: OutboxParts,
): void {
  const hasStaff = config.ROLES.includes('desk')
  const intake = createIntake(ctx, intakeFrom(config, integrations), network, hasStaff, (error) =>
    app.log.error({ err: error }, 'sample depot'),
  )
  const [mail, origin] = [mailServerFrom(config), siteOrigin(config)]
  const worker = createOutboxWorker({
    ctx,
    ports: {
      ...receiversFrom(config, { sms, origin }, integrations),
      ...intake.ports,
      ...subscriberPorts(ctx, { mail, sms, origin }),
      ...invitationPorts(mail, origin),
      ...staffLinkPorts(mail, deskAddress(config)),
      merchant: merchantPort(ctx, webhooksFrom(config)),
    },
    // What a merchant's own address does not take stands in the log of the merchant.
    onTrouble: (message) => {
      if (message.target !== 'merchant') app.log.warn({ message }, 'a message did not go through')
    },
    onFailure: (error) => app.log.error({ err: error }, 'outbox'),
  })
  whileOpen(app, worker)
  whileOpen(app, intake)
}
