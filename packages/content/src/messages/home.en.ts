import type { Messages } from './types.ts'

export const homeEn = {
  dock: {
    title: 'Track a shipment',
    hint: 'Up to {count} numbers, separated by commas or line breaks',
    submit: 'Track',
    tools: 'Quick tools',
  },
  network: {
    modes: 'Network type',
    air: 'Air',
    trunk: 'Line haul',
    warehouse: 'Storage',
    list: 'List of routes',
    trunkList: 'Line-haul routes',
    warehouseList: 'Storage cities',
    map: 'Map of the {mode} network; the same as text in the list below',
    hub: 'Hub',
    from: '{from} to {to}',
    offMap: '{city}, off the map',
    sampleNote: 'Sample routes. The quote you get when ordering is what counts.',
  },
  flights: {
    count: {
      one: '{count} night freighter: see the timetable',
      other: '{count} night freighters: see the timetable',
    },
    one: '{count} flight in the air',
    other: '{count} flights in the air',
    next: 'Next flight {time}',
    way: { one: '{from}–{to} due {time}', other: '{from}–{to} due {time}', next: '{from}–{to}' },
  },
  solutions: { tabs: 'Choose an industry' },
  cases: { read: 'See how', sample: 'The companies in these cases are fictional' },
  figures: { label: 'Company figures' },
  news: { title: 'News', more: 'All news' },
  notices: { title: 'Notices', more: 'All notices' },
} as const satisfies Messages['home']
