import type { Messages } from './types.ts'

export const galleryEn = {
  title: 'Components',
  lead: 'The parts this site is made of, one by one, ready to try.',
  items: {
    Banner: {
      title: 'Banner',
      lead: 'Can be paused and swiped; never moves by itself under reduced motion.',
    },
    NavBar: { title: 'Navigation bar', lead: 'Main, air and Hong Kong menus, and the mobile sheet.' },
    Solutions: { title: 'Industry solutions', lead: 'One panel per industry; the arrow keys switch tabs.' },
    TrackShipment: { title: 'Tracking box', lead: 'Works on any page, and submits without scripts.' },
  },
  states: {
    default: 'Default',
    hover: 'Hover',
    focus: 'Focus',
    error: 'Error',
    loading: 'Loading',
    empty: 'Empty',
    filled: 'Filled',
  },
  variants: {
    standard: 'Standard',
    air: 'Air',
    hongKong: 'Hong Kong',
    mobile: 'Mobile',
    express: 'Express layout',
  },
  banner: {
    moving: {
      title: 'Several slides',
      lead: 'Each slide stays for six seconds, and longer while hovered, focused or out of sight.',
    },
    still: { title: 'One slide', lead: 'A single slide has no dots and no pause button, and never moves.' },
  },
  navBar: {
    leads: {
      standard: 'Top bar, main bar and the open wide menu, with the current page marked.',
      air: 'Air pages use the air logo and their own menu.',
      hongKong: 'The menu of the Hong Kong edition: a document of its own.',
      mobile: 'Three levels on narrow screens; software products move up one level.',
      express: 'The menu on the left of the express layout; a single row on narrow screens.',
    },
    picture: 'Appearance only, not for use.',
    data: 'Menu data',
    levels:
      'Numbers are levels: 0-0 is home, 1-2 the second child of the first entry, 1-2-3 one level further down.',
    marks: {
      newTab: 'New tab',
      chineseOnly: 'Hidden in English',
      headingOnly: 'Heading only',
      flattened: 'Moves up on mobile',
    },
  },
  solutions: {
    live: {
      title: 'Ready to try',
      lead: 'Choose an industry, or swipe; without scripts the tabs are links within the page.',
    },
    keys: {
      title: 'Keyboard',
      lead: 'Move to the current tab with the Tab key, then press:',
      arrows: { key: '← →', effect: 'The previous or next industry, in a loop.' },
      ends: { key: 'Home End', effect: 'The first or the last industry.' },
      tab: { key: 'Tab', effect: 'Leave the tabs for the panel of the current industry.' },
    },
  },
  track: {
    box: { title: 'The box', lead: 'Up to {count} numbers, with commas, spaces or new lines between them.' },
    statuses: { title: 'The ten statuses', lead: 'Open each to see what it tells the receiver.' },
    special: {
      title: 'Special situations',
      lead: 'When a result is not the usual one, it says why.',
      etaSlipped: 'Estimate delayed',
      etaPassed: 'Estimate passed, no new scan',
      severalPieces: 'Several pieces',
      crossZone: 'Across time zones',
      feedDelayed: 'Carrier data delayed',
    },
    missing: {
      title: 'No result',
      lead: 'Mistyped, unknown and not yet scanned are three different things.',
    },
    waiting: { title: 'Waiting and failing', lead: 'During a look-up, or when the server was not reached.' },
    address: {
      title: 'Address input',
      lead: 'Pasted whole and confirmed field by field; areas by English name, Chinese or pinyin initials.',
    },
    access: {
      title: 'Names, address and proof of delivery',
      lead: 'Four digits of a phone number open them. Appearance only, not for use here.',
      closed: 'Not verified',
      wrong: 'Wrong digits',
      locked: 'Locked for now',
      opened: 'Verified',
      proofEarly: 'Not delivered yet',
      proofLocked: 'Proof locked',
      proofReady: 'Proof ready',
    },
  },
} as const satisfies Messages['gallery']
