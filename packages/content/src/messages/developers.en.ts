import type { Messages } from './types.ts'

export const developersEn = {
  title: 'Developers',
  lead: 'The API behind this site. Run a call here, or read a recorded response.',
  document: 'Download the OpenAPI 3.1 document',
  components: 'Parts of pages to try on their own',
  index: 'Groups of calls',
  programs: 'For your system',
  others: 'For the pages of this site',
  overview: 'Overview',
  read: 'See the samples',
  count: { one: '{count} call', other: '{count} calls' },
  address: 'Address',
  access: {
    session: 'Pages of this site only',
    account: 'Sign-in needed',
    signature: 'Signature needed',
    key: 'Key: {scope}',
  },
  fields: {
    title: { one: '{count} field', other: '{count} fields' },
    more: { one: '{count} more field', other: '{count} more fields' },
    required: 'Required',
  },
  request: 'Example request',
  reply: 'Example answer',
  run: {
    act: 'Run it here',
    done: 'Answered just now: {status}, {ms} ms',
    failed: 'No answer. Check your connection.',
  },
  file: 'Answers a file',
  size: 'about {size}',
  refused: 'When it is refused',
  refusedByAny: { one: '{count} more that any call can give', other: '{count} more that any call can give' },
  shortened: 'Lists and long texts are shortened. Numbers, tokens and times are samples.',
  codes: 'Codes',
  meaning: 'Meaning',
  description: {
    title: '{our.brand} API',
    about:
      'Every answer is `{ code, errorMsg, … }`; 1 is success. Times are ISO 8601 with an offset; weights are in grams, money in {our.money.minor}. Calls that return refusals with HTTP 200 are marked.',
    success: 'Success',
    successOr: 'Success, or a refusal: {refusals}',
  },
} as const satisfies Messages['developers']
