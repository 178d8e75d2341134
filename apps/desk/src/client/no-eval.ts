import { config } from 'zod/v4/core'

// Schemas that compile themselves would need a hole in the policy. It has to be said before the first one is made.
config({ jitless: true })
