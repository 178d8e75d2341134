import { z } from 'zod'
import { defineCall } from '../../../calls/call.ts'
import { plainSuccess } from '../../../calls/envelope.ts'

export const countReading = defineCall({
  id: 'countReading',
  method: 'POST',
  path: '/v1/readings',
  family: 'reading',
  summary: 'Count that a news item or a notice was read',
  description:
    'Adds one to the page’s readings of today (China time), once a day for one reader. Robots and repeats are answered the same and change nothing. Nothing that leads back to the reader is kept.',
  shape: 'own',
  body: z.strictObject({ path: z.string().min(2).max(200) }),
  replies: { 200: plainSuccess },
  refusals: ['not-available'],
  access: { who: 'anyone', record: 'none', origin: 'allowed', repeat: 'repeats' },
  limit: 'counter',
  examples: [
    {
      title: 'A page that is not counted',
      request: { body: { path: '/no-such-page' } },
      status: 404,
      reply: { code: 1302 },
    },
  ],
})
