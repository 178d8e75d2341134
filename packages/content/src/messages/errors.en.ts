import type { Messages } from './types.ts'

export const errorsEn = {
  notFound: {
    code: '404',
    title: 'This page could not be found',
    lead: 'The address may be mistyped, or the page has moved.',
    near: 'Did you mean: {name}',
    back: 'Back to the home page',
    track: 'Track a shipment',
    search: 'Search the site',
  },
  server: {
    code: '500',
    title: 'Error',
    lead: 'The fault is ours and has been logged. Try again in a moment, or call {our.hotline} if it is urgent.',
    back: 'Back to the home page',
    requestId: 'Reference {id}',
  },
  broken: {
    title: 'An error occurred while showing the error page',
    back: 'Go back to home',
  },
  unread: {
    title: 'Your submission failed',
    tooLarge: 'It is too much at once. Go back, send less and try again; your entries are still there.',
    broken: 'It did not arrive complete. Go back and send it again; your entries are still there.',
    back: 'Reload this page',
  },
  ended: {
    title: 'You have been signed out',
    lead: 'Nothing was submitted; your entries are still on this page. Sign in in a new window, then submit again. Files must be chosen again.',
    signIn: 'Sign in',
    submit: 'I have signed in, submit again',
  },
  waiting: {
    tooOften: { title: 'Too many requests', lead: 'Please open this page again in about a minute.' },
    full: { title: 'Too many visitors right now', lead: 'Please open this page again in a few seconds.' },
    back: 'Open this page again',
    form: {
      kept: 'Nothing was submitted; your entries are still on this page. Files must be chosen again.',
      unread: 'Nothing was submitted. Go back; your entries are still there.',
      submit: 'Send it again',
    },
  },
  offline: {
    title: 'You are offline',
    lead: 'This page reloads once you are connected. If it is urgent, call {our.hotline}.',
  },
  noScript: 'This feature cannot run without JavaScript. Switch it on and try again, or call {our.hotline}.',
  refusals: {
    'invalid-input': 'Something needs correcting. Check the fields marked in red.',
    'not-found': 'Nothing found.',
    locked: 'Too many wrong tries. Locked until {time}.',
    'wrong-digits': 'These digits do not match. Check them and try again.',
    'link-expired': 'This link has expired. Ask for a new one.',
    'not-available': 'This service is not available at the moment.',
    'too-many': 'Operation too frequent, please try again later',
    conflict: 'Someone has just changed this. Reload and try again.',
    forbidden: 'You do not have access to this.',
    unavailable: 'The system is busy. Try again in a moment.',
    unknown: 'Something went wrong. Please try again later.',
    network: 'No connection. Check your network and try again.',
    timeout: 'That took too long. Try again.',
  },
} as const satisfies Messages['errors']
