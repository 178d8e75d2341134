import type { DevelopersMessages } from './types.ts'

export const developersEn = {
  title: 'Developers',
  lead: 'This site runs on these calls. Each request, answer and example comes from the schema that checks it.',
  document: 'Download the OpenAPI 3.1 document',
  index: 'Groups of calls',
  families: {
    tracking: 'Tracking',
    'track-view': 'Tracking page',
    ingestion: 'Scan events',
    notices: 'Notices and trends',
    reading: 'Readings',
    content: 'Content',
    search: 'Site search',
    prohibited: 'May it be sent',
    'group-links': 'Counters',
    addresses: 'Addresses',
    carbon: 'Carbon footprints',
    'white-papers': 'White papers',
    feedback: 'Feedback',
  },
  access: { session: 'needs a session', signature: 'needs a signature' },
  request: 'Example request',
  reply: 'Example answer',
  codes: 'Codes',
  meaning: 'Meaning',
} as const satisfies DevelopersMessages
