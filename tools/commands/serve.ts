import { buildPages } from './steps.ts'

// The production start. It prints nothing of its own: the lines are the site's, one JSON each.
await buildPages()
await import('../../apps/site/server/supervisor.ts')
