import type { BranchNetwork } from '@hongyan/domain/branches/branch-network'
import { addressRoot, childrenOf } from '@hongyan/domain/places/divisions'
import type { FastifyInstance } from 'fastify'
import { paths } from '../../../paths.ts'
import { serveText } from '../../../server/static-files/serve-text.ts'
import { drawCoverageMap } from './draw-coverage-map.ts'

/** Seconds for which a browser shows the map of branches that may have changed. */
const maxAge = 300

/** A picture of what is delivered where, for the country and for each province; drawn once for an edition. */
export function registerCoveragePictures(app: FastifyInstance, network: () => BranchNetwork): void {
  for (const province of [null, ...childrenOf(addressRoot)]) {
    const drawn = new WeakMap<BranchNetwork, string>()
    const text = () => {
      const now = network()
      const picture = drawn.get(now) ?? drawCoverageMap(now, province)
      drawn.set(now, picture)
      return picture
    }
    serveText(app, paths.coveragePicture(province?.code ?? 'china'), { type: 'image/svg+xml', maxAge, text })
  }
}
