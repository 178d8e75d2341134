import type { Messages } from './types.ts'

export const developersEn = {
  title: 'Developers',
  lead: 'Track, quote and order from your own system, with the API this site runs on.',
  document: 'Download the OpenAPI 3.1 document',
  components: 'Page components',
  index: 'API reference',
  steps: {
    title: 'Three steps',
    items: [
      { name: 'Send a request', about: 'Run one below, no key needed', to: 'run' },
      { name: 'Get a key', about: 'Sign in and choose what it may do', to: 'guide' },
      { name: 'Receive webhooks', about: 'Your system hears of every change', to: 'guide' },
    ],
  },
  programs: 'Public API',
  others: 'Used by this site only',
  overview: 'Overview',
  read: 'Code samples',
  count: { one: '{count} endpoint', other: '{count} endpoints' },
  address: 'Address',
  access: {
    session: 'This site only',
    account: 'Sign-in required',
    signature: 'Signature required',
    key: 'API key: {scope}',
  },
  fields: {
    title: { one: '{count} field', other: '{count} fields' },
    more: { one: '{count} more field', other: '{count} more fields' },
    required: 'Required',
  },
  request: 'Example request',
  reply: 'Example response',
  run: {
    act: 'Try it',
    done: 'Response {status} in {ms} ms',
    failed: 'No response. Check your connection.',
  },
  file: 'Returns a file',
  size: 'about {size}',
  refused: 'Errors',
  refusedByAny: {
    one: '{count} more that every endpoint can return',
    other: '{count} more that every endpoint can return',
  },
  shortened: 'Lists and long texts are shortened; numbers, tokens and times are samples.',
  codes: 'Error codes',
  meaning: 'Meaning',
  description: {
    title: '{our.brand} API',
    about:
      'Every response is `{ code, errorMsg, … }`; a `code` of 1 means success. Times are ISO 8601 with an offset, weights are in grams and amounts in {our.money.minor}. Endpoints that return errors with HTTP 200 say so.',
    success: 'Success',
    successOr: 'Success, or an error: {refusals}',
  },
} as const satisfies Messages['developers']
