import { checkAddresses } from '@hongyan/domain/coverage/check-addresses'
import { cutOffsOf } from '@hongyan/domain/quotes/transit/cut-offs'
import { dayAtHome } from '@hongyan/kernel/home-time'
import { whileOpen } from '../../server/operations/while-open.ts'
import type { Plugin } from '../../server/requests/plugin.ts'
import type { ShownTiles } from '../../shell/map-tiles.ts'
import { siteActions } from './actions.ts'
import { answerBranches } from './answer-branches.ts'
import { registerCoastPictures } from './coast-pictures.ts'
import { coverageActions } from './coverage/actions.ts'
import { registerCoveragePictures } from './coverage/coverage-pictures.ts'
import { networkForms } from './coverage/network-forms.ts'
import { presentCoverage } from './coverage/present-coverage.ts'
import { presentCoverageOverview } from './coverage/present-overview.ts'
import { registerLandPictures } from './land-pictures.ts'
import type { BranchPages } from './load.ts'
import { registerMapArchive } from './map-archive.ts'
import { registerMapPlaces } from './map-places.ts'
import { locateVisitorAction } from './maps/actions.ts'
import { createNetworkPoller, type NetworkPoller } from './network-poller.ts'
import type { NetworkServices } from './network-services.ts'
import { presentOverview } from './overview.ts'
import { branchSentences } from './problem-sentences.ts'
import { registerStreetPictures } from './streets/street-pictures.ts'

type Site = Pick<NetworkServices, 'rates'> & {
  readonly networkPoller: NetworkPoller
  readonly now: () => number
  /** The header that keeps browsers to encrypted connections, where the site has one. */
  readonly transport: string | null
  readonly mapTiles: ShownTiles | null
}

type Made = Pick<Site, 'networkPoller'> & Pick<NetworkServices, 'network'>

/** Branches, what is delivered where, and the maps of both. */
export const branches: Plugin<NetworkServices, Site, BranchPages, unknown, Made> = {
  makes: ({ ctxOf, expirePages, onFailure }) => {
    const networkPoller = createNetworkPoller({
      ctx: ctxOf('branches'),
      onChange: () => expirePages('branches'),
      onFailure: (error) => onFailure(error, 'branches could not be followed'),
    })
    return { networkPoller, network: networkPoller.current }
  },
  routes: [...siteActions, ...coverageActions, locateVisitorAction],
  forms: networkForms,
  sentences: branchSentences,
  pages: ({ networkPoller: { current }, now, rates }) => ({
    branches: (question, locale) => answerBranches(current(), question, locale, now()),
    networkOverview: (locale) => presentOverview(current(), locale),
    coverage: (addresses, locale, located) =>
      checkAddresses(current(), addresses, dayAtHome(now()), located, cutOffsOf(rates().transit)).map(
        (answer) => presentCoverage(answer, locale, now()),
      ),
    coverageOverview: (province, locale) => presentCoverageOverview(current(), province, locale),
  }),
  register: (app, { mapTiles, networkPoller, transport }) => {
    registerMapArchive(app, mapTiles, transport)
    registerMapPlaces(app, mapTiles, networkPoller.current)
    registerLandPictures(app, transport)
    registerCoastPictures(app, transport)
    registerStreetPictures(app, mapTiles, transport)
    registerCoveragePictures(app, networkPoller.current)
    whileOpen(app, networkPoller)
  },
}
