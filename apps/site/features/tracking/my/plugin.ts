import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'
import { readHandOvers } from '@hongyan/domain/orders/read-hand-overs'
import { showShipment } from '@hongyan/domain/own-data/show-shipment'
import { listShipments } from '@hongyan/domain/shipments/list-shipments'
import { nullWhenNotFound } from '../../../server/http/null-when-not-found.ts'
import type { Plugin } from '../../../server/requests/plugin.ts'
import type { RequestServices } from '../../../server/requests/services.ts'
import { type MyShipmentServices, myShipmentActions } from './actions.ts'
import { myShipmentForms } from './forms.ts'
import type { OwnShipments } from './load.ts'
import { latestPlaces, presentPage, presentShipmentView } from './present.ts'
import { myShipmentSentences } from './problem-sentences.ts'
import { myShipmentWords } from './refusals.ts'

type Services = MyShipmentServices & Pick<RequestServices, 'words' | 'sentencesOf'>
type Site = { readonly network: () => BranchNetwork }

/** Own shipments: every field, deliveries instead, claims. */
export const myShipments: Plugin<Services, Site, unknown, OwnShipments> = {
  routes: myShipmentActions,
  forms: myShipmentForms,
  words: myShipmentWords,
  sentences: myShipmentSentences,
  own: ({ network }, ctx) => ({
    shipments: async (filters) => {
      const listed = await listShipments(ctx, filters)
      const page = presentPage(listed)
      const handOvers = await readHandOvers(ctx, sentAndWaiting(page.shipments))
      return { ...page, handOvers, latest: latestPlaces(listed) }
    },
    shipment: (number) =>
      nullWhenNotFound(async () =>
        presentShipmentView(await showShipment(ctx, { number, network: network() })),
      ),
  }),
}

/** The waybill numbers of what one sends and nobody has scanned yet: when a sender is at home is told to nobody else. */
function sentAndWaiting(shipments: ReturnType<typeof presentPage>['shipments']): readonly string[] {
  return shipments
    .filter(({ roles, status }) => roles.includes('sender') && status === 'registered')
    .map(({ waybillNo }) => waybillNo)
}
