import { pathToFileURL } from 'node:url'
import { parseConfig } from '../../apps/site/server/config.ts'
import { checkStart } from '../../apps/site/server/operations/check-start.ts'
import { startOrSay } from '../../apps/site/server/settings/start-problem.ts'
import { buildSite } from './build-site.ts'
import { builtSupervisor } from './site-process.ts'

// The production start. It prints nothing of its own: the lines are the site's, one JSON each.
// React renders two to three times as fast without its checks for developers.
process.env.NODE_ENV ??= 'production'
// Before the build: the files of a site that runs here already are left alone.
await startOrSay(() => checkStart(parseConfig(process.env)))
await buildSite()
await import(pathToFileURL(builtSupervisor[0]).href)
