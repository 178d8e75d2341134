import type { Messages } from './types.ts'

export const statusEn: Messages['status'] = {
  title: 'Service status',
  all: 'All services are working.',
  some: 'Trouble with: {list}.',
  seen: 'Checked at {time} {zone}. Reload for the latest.',
  again: 'Check again',
  states: { ok: 'Working', late: 'Delayed', paused: 'Paused', unknown: 'Unknown' },
  tracking: {
    name: 'Tracking',
    ok: 'Latest scan received {time}.',
    delayed: 'Latest scan received {time}, longer ago than usual. What you see may be out of date.',
    none: 'No scan has been received yet.',
    behind: 'Scans have come in that are not shown yet. They will be in a moment.',
    paused: 'Shipments cannot be looked up right now. Please try again later.',
  },
  orders: {
    name: 'Orders and inquiries',
    withAccounts: 'Orders, accounts and inquiries',
    ok: 'Orders and messages are being accepted.',
    paused: 'Nothing can be submitted right now. What you submitted before is safe.',
  },
  tools: {
    name: 'Prices, branches, delivery range and prohibited items',
    ok: 'Lookups answer as usual.',
  },
  messages: {
    name: 'Text messages and email',
    ok: 'Sent on time.',
    late: 'Some have not been sent for over 10 minutes. They still will be.',
    unknown: 'We cannot tell right now.',
  },
  days: {
    span: 'Last {most} days',
    today: 'Today',
    fine: 'No trouble on record',
    troubles: { one: '{count} day with trouble', other: '{count} days with trouble' },
    entry: '{day}.',
    found: '{day}, from {time}.',
    what: {
      tracking:
        'Scans came in late or could not be looked up for a while. All of them have been shown since.',
      tools: 'Lookups did not answer for a while.',
      orders: 'Orders and messages could not be submitted for a while. Earlier ones were safe.',
      messages: 'Some texts and emails went out more than 10 minutes late.',
    },
    since: 'On record since {date}',
  },
  measured: {
    scan: 'Latest scan',
    write: 'Saving a record took',
    wait: 'Longest wait',
    nobody: 'None waiting',
    milliseconds: '{ms} ms',
    seconds: '{figure} s',
    minutes: '{figure} min',
  },
  incidents: {
    title: 'Incidents',
    none: 'No incident so far.',
    some: 'Days with trouble are listed under each service.',
    feed: 'Follow notices by RSS',
  },
  help: 'For anything urgent, call {hotline}.',
}
