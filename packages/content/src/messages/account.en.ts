import type { Messages } from './types.ts'

export const accountEn = {
  open: {
    title: 'Sign in',
    lead: 'You sign in on a separate page. This site never sees your password.',
    backTo: 'Then you are back at “{page}”.',
    backSomewhere: 'Then you are back where you came from.',
    start: 'Sign in',
    home: 'Not now',
    failed: {
      again: 'This sign-in was not completed. Please sign in again.',
      refused: 'Sign-in was canceled.',
      unreachable: 'The sign-in service cannot be reached just now. Please try again later.',
      trouble:
        'The sign-in service has a fault, so you are not signed in. Please try again in a few minutes.',
      'set-up':
        'The sign-in service does not take what this site asks for. That is our fault, and trying again will not help. Please call us; much can be done without signing in.',
    },
    never: 'We never call or write to ask for a password or a code. If somebody does, call {hotline}.',
    untaken: {
      title: 'You are signed in',
      phone:
        'The phone number of your sign-in service cannot be used (it takes no text messages, or cannot be read), so it was not kept: shipments to that number do not appear in “Sent and received” by themselves. Please correct it there and sign in again.',
      mail: 'The email address of your sign-in service cannot be read, so it was not kept: a company’s invitation to it cannot be accepted directly. Please correct it there and sign in again.',
      on: 'Go on to “{page}”',
      page: 'where you came from',
      home: 'My {our.short}',
    },
  },
  signOut: {
    title: 'Sign out',
    lead: 'You are signed out here and at the sign-in service, and nothing of yours stays on this device.',
    out: 'Sign out',
    stay: 'Stay signed in, back to the home page',
  },
  signedOut: {
    title: 'Signed out. Nothing of yours is left on this device',
    points: [
      'Numbers you looked up and forms you had begun are cleared',
      'Going back does not bring your name back',
    ],
    again: 'Sign in again',
    home: 'Home page',
  },
  deleted: {
    title: 'Your account is deleted',
    gone: 'Your address book, unfinished orders, names of shipments, notices, API keys, webhooks and every sign-in are gone for good.',
    kept: 'Orders, changed deliveries and accounts stay as the law asks ({orders} after delivery), claims {claims} after they are settled: stored, not used, and no longer tied to you.',
    again: 'You can sign in again at any time. That makes a new account with nothing in it.',
    home: 'Home page',
  },
  pages: {
    title: 'My {our.short}',
    entries: {
      overview: 'Overview',
      shipments: 'Sent and received',
      orders: 'My orders',
      addresses: 'Addresses',
      company: 'Company',
      merchants: 'API keys',
      privacy: 'Privacy and sign-in',
    },
    counts: { orders: '{count} awaiting pickup', shipments: '{count} on the way' },
  },
  menu: {
    greeting: 'Hello',
    label: 'Account: {name}',
    again: 'Send again',
    againTo: 'To {name}',
    signOut: 'Sign out',
  },
  expiry: {
    title: 'Signing out in {seconds} seconds',
    idle: 'You have not done anything for a while. Once you are signed out, nothing of yours stays on this device.',
    end: 'This sign-in has come to its end. Please finish what you are doing and sign in again.',
    stay: 'I am still here',
    leave: 'Sign out now',
    close: 'Close',
    offline: 'No connection. Please try again once you are online.',
  },
  privacy: {
    title: 'My privacy',
    lead: 'This is what the site holds about you. You can see it, take it along and delete it.',
    loading: 'Loading…',
    noScript:
      'This page needs scripts. You can also write to the data protection officer; see the privacy policy.',
    signedOut: 'Please sign in to see it.',
    signIn: 'Sign in',
    failed: 'It could not be loaded. Please try again later.',
    retry: 'Try again',
    held: 'What we hold',
    kinds: {
      addresses: 'Addresses in your book',
      orders: 'Orders',
      drafts: 'Unfinished orders',
      subscriptions: 'Status notices',
      nicknames: 'Names you gave shipments',
      deliveryChanges: 'Changed deliveries',
      claims: 'Claims',
      apiKeys: 'API keys',
      webhooks: 'Webhooks',
      companyOrders: 'Orders placed for a company',
    },
    keptFor: {
      addresses: 'Until you delete them',
      orders: '{orders} after delivery, as the law asks',
      drafts: '{drafts} after the last change, or until placed or cleared',
      subscriptions: '{subscriptions} after delivery, or until you stop them',
      nicknames: '{orders} after delivery, or until you delete them',
      deliveryChanges: '{orders} after delivery',
      claims: '{claims} after they are settled, as the law asks',
      apiKeys: 'Until you revoke them; not the keys themselves',
      webhooks: 'Until you remove them; the log goes with them',
      companyOrders:
        'They are the company’s: {orders} after delivery. Once you delete your account, nothing says that you placed them',
    },
    export: 'Export everything (JSON file)',
    exportNote:
      'It holds names, phone numbers, email addresses, addresses, orders, claims, notices, webhooks, your company and sign-ins. Keep it safe.',
    subscriptions: 'Shipment alerts',
    noSubscriptions: 'You have no shipment alerts.',
    waiting: 'Waits for the mailbox',
    stop: 'Stop',
    sessions: 'Where you are signed in',
    thisDevice: 'This device',
    unknownDevice: 'A device we cannot name',
    since: 'Signed in {since}, used {seen}',
    end: 'Sign it out',
    everywhere: 'Sign out everywhere',
    remove: 'Delete the account',
    removeLead:
      'Your address book, unfinished orders, names of shipments, notices, API keys, webhooks and every sign-in are deleted at once. This cannot be undone.',
    removeKept:
      'Orders, changed deliveries and accounts stay as the law asks ({orders} after delivery), claims {claims} after they are settled: stored, not used, and no longer tied to your account.',
    underWay:
      'Orders that have not ended: {count}. The account can be deleted once they have arrived or are canceled.',
    openClaims:
      'Claims that are not settled: {count}. The account can be deleted once they are settled or withdrawn.',
    peopleLeft:
      'You are the only owner of your company. Others who are in it: {count}. Hand it over or remove them before you delete your account.',
    companyUnderWay:
      'You are alone in your company. Its orders that have not ended: {count}. Once they have arrived or are canceled, you can delete your account, and the company closes with it.',
    toCompany: 'To the company',
    removeCompany:
      'You leave your company. If you are the last one in it, it closes and its invitations end.',
    removeTick: 'I understand that this cannot be undone',
    removeButton: 'Delete the account',
    done: 'Stopped',
    ended: 'That device is signed out',
    notDone: 'That did not work. Please try again.',
    policy: 'Privacy policy',
  },
  signIn: {
    title: 'No sign-in needed',
    lead: 'This site has no accounts yet: there is nowhere to sign in, and nobody here will ask for a password. All of this works without one.',
    back: 'Back to the page you came from',
    home: 'Back to the home page',
    elsewhere: 'Sign in',
    ways: 'What you can do without an account',
    track: {
      name: 'Track a shipment',
      text: 'A number is enough. The last four digits of a phone number open the proof of delivery.',
    },
    quote: {
      name: 'Price and transit time',
      text: 'Every service with its price and arrival. No name, no phone number.',
    },
    order: {
      name: 'Place an order',
      text: 'See the price as you type, confirm with a code by text, and choose a pickup time.',
    },
    enquiry: {
      name: 'Business inquiry',
      text: 'One form. You get a number at once, and a link to follow it.',
    },
    never:
      'We have no sign-in page yet, and never call or write to ask for a code. If somebody does, call {hotline}.',
  },
} as const satisfies Messages['account']
