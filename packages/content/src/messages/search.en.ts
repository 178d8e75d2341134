import type { Messages } from './types.ts'

export const searchEn: Messages['search'] = {
  title: 'Search the site',
  lead: 'Services, tools, answers, news and notices in one place. Chinese words find English pages, and the reverse.',
  field: 'Search for',
  placeholder: 'Cold chain, claims…',
  submit: 'Search',
  found: { one: '{count} result for “{query}”', other: '{count} results for “{query}”' },
  about: 'Results for “{query}”',
  kinds: {
    tool: 'Tools',
    page: 'Pages',
    question: 'Answers',
    news: 'News',
    notice: 'Notices',
    trend: 'Industry trends',
  },
  oneOf: {
    tool: 'Tool',
    page: 'Page',
    question: 'Answer',
    news: 'News',
    notice: 'Notice',
    trend: 'Industry trend',
  },
  filter: 'Show only',
  all: 'All',
  allOf: { one: 'See {count}', other: 'See all {count}' },
  shown: 'These are the {count} closest. A more exact word finds the rest.',
  price: {
    title: 'Get a price',
    from: 'City, such as Shenzhen',
    to: 'City, such as Beijing',
    weight: 'Weight',
    unit: 'kg',
  },
  tracking: {
    title: 'This looks like a shipment number',
    text: 'See where {number} is.',
    action: 'Track shipment',
  },
  nothing: {
    title: 'Nothing found for “{query}”',
    text: 'Try another word, or fewer of them.',
    meant: 'Did you mean',
  },
  popular: {
    title: 'Popular searches',
    terms: [
      'Cold chain',
      'Prices',
      'Claims',
      'Prohibited items',
      'Returns',
      'Furniture upstairs',
      'Customs',
      'Invoice',
    ],
  },
  ways: {
    title: 'Or go on from here',
    items: {
      track: { label: 'Track', text: 'Where it is, when it comes, what you must do.' },
      fee: { label: 'Quote', text: 'Price, days and the arithmetic behind them.' },
      network: { label: 'Branches', text: 'Where to drop off, and until when.' },
      prohibited: { label: 'Prohibited items', text: 'What cannot travel, and what can with conditions.' },
      help: { label: 'Help', text: 'Common questions, sorted by what happened.' },
      consultation: { label: 'Ask a person', text: 'Customer service, when nothing here answers.' },
    },
  },
  suggestions: {
    label: 'Suggestions',
    count: {
      one: '{count} suggestion, use the arrow keys',
      other: '{count} suggestions, use the arrow keys',
    },
  },
}
