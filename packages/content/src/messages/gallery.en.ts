import type { GalleryMessages } from './types.ts'

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
  },
  variants: {
    standard: 'Standard',
    air: 'Air',
    hongKong: 'Hong Kong',
    mobile: 'Mobile',
    express: 'Express layout',
  },
} as const satisfies GalleryMessages
