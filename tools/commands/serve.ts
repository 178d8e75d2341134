import { buildPages } from './steps.ts'

// The production start. It prints nothing of its own: the lines are the site's, one JSON each.
// React renders two to three times as fast without its checks for developers.
process.env.NODE_ENV ??= 'production'
await buildPages()
await import('../../apps/site/server/supervisor.ts')
