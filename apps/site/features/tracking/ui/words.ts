import { siteContent } from '@hongyan/content'
import {
  enquiryMessages,
  errorMessages,
  subscriptionMessages,
  trackingMessages,
  wordMessages,
} from '@hongyan/content/messages'
import type { LocaleId } from '@hongyan/locales'

/** What the tool says, in one language. */
export type TrackingWords = ReturnType<typeof trackingWords>

/**
 * Collects the texts of the tool, for the server. They travel in the page as a property of the island, so what it
 * never says is left out.
 */
export function trackingWords(locale: LocaleId) {
  const tracking = trackingMessages(locale)
  const { box, list, header, eta, map, timeline, packages, action, unlock, details, states } = tracking
  const { today, clear, save, alert } = wordMessages(locale)
  const { noScript, refusals } = errorMessages(locale)
  return {
    ...pick(
      tracking,
      'statuses',
      'headlinesWithTime',
      'collectAt',
      'overdue',
      'legs',
      'when',
      'events',
      'holds',
      'notReceived',
      'milestones',
      'reachedCity',
    ),
    ...pick(tracking, 'milestoneStates', 'products', 'receipts', 'proof', 'notFound', 'export'),
    box: pick(box, 'title', 'label', 'placeholder', 'add', 'submit', 'removeNumber', 'tooMany', 'empty'),
    list: pick(list, 'title', 'newestFirst', 'actNow', 'withCustoms', 'noDay', 'print', 'share', 'export'),
    header: {
      ...pick(
        header,
        'pieces',
        'summary',
        'asked',
        'leftBranch',
        'lastScan',
        'signedAt',
        'returnedAt',
        'route',
        'explain',
      ),
      ...pick(header, 'meaning', 'usually', 'action', 'copyNumber', 'save', 'unsave', 'print', 'tools'),
    },
    eta: pick(
      eta,
      'title',
      'now',
      'arrives',
      'unknown',
      'stopped',
      'changed',
      'changedBecause',
      'changedEarlier',
      'computed',
      'asPromised',
      'reasons',
      'was',
      'late',
    ),
    arrival: tracking.arrival,
    hold: tracking.hold,
    map: pick(
      map,
      'title',
      'travelled',
      'travelledBack',
      'cityLevel',
      'here',
      'asText',
      'passed',
      'current',
      'ahead',
    ),
    timeline: {
      ...pick(timeline, 'title', 'zone', 'original', 'showAll', 'todayHeading', 'yesterdayHeading', 'empty'),
    },
    temperature: tracking.temperature,
    packages: pick(packages, 'title', 'progress', 'all', 'filter', 'item', 'last'),
    action,
    unlock: {
      ...pick(
        unlock,
        'title',
        'lead',
        'label',
        'submit',
        'rule',
        'wrong',
        'locked',
        'opened',
        'masked',
        'again',
      ),
      ...pick(unlock, 'shown', 'sender', 'senderAddress', 'receiver', 'address', 'own'),
    },
    byCode: tracking.byCode,
    verification: {
      ...pick(enquiryMessages(locale), 'captcha', 'code'),
      outcomes: pick(enquiryMessages(locale).outcomes, 'tooFrequent', 'codeFailed', 'codeUnsure'),
      retry: wordMessages(locale).retry,
    },
    details: {
      ...pick(
        details,
        'title',
        'service',
        'weight',
        'billed',
        'insured',
        'insuredUpTo',
        'notInsured',
        'receipt',
      ),
    },
    freshness: pick(tracking.freshness, 'current', 'quiet', 'feed-delayed', 'refresh', 'refreshing', 'live'),
    saved: pick(tracking.saved, 'title', 'lead', 'name', 'rename', 'remove', 'removed', 'saved', 'full'),
    share: pick(tracking.share, 'note'),
    print: pick(tracking.print, 'printedAt', 'source'),
    states: {
      ...pick(
        states,
        'idleTitle',
        'idleLead',
        'loading',
        'loadingMany',
        'failedTitle',
        'failedLead',
        'retry',
      ),
      ...pick(states, 'offlineTitle', 'offlineLead', 'offlineEmpty', 'tooMany'),
    },
    subscribe: pick(
      subscriptionMessages(locale).ask,
      'title',
      'lead',
      'mail',
      'submit',
      'privacy',
      'privacyLink',
      'more',
    ),
    today,
    clear,
    save,
    alert,
    hotlineNumber: siteContent(locale).support.hotline,
    noScript,
    networkProblem: refusals.network,
  }
}

function pick<T extends object, K extends keyof T>(from: T, ...keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>
}
