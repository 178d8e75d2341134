import type { AccountMessages } from './types.ts'

export const accountEn = {
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
    call: {
      name: 'Order by phone: {hotline}',
      text: 'Tell us where from, where to and how heavy it is, and agree on a pickup.',
    },
    enquiry: {
      name: 'Business inquiry',
      text: 'One form. You get a number at once, and a link to follow it.',
    },
    never:
      'We have no sign-in page yet, and never call or write to ask for a code. If somebody does, call {hotline}.',
  },
  order: {
    title: 'Place an order',
    leads: {
      express: 'Orders are not taken on this site yet: for express, call {hotline}.',
      heavy: 'Orders are not taken on this site yet: for heavy freight, call {hotline}.',
      fresh: 'Orders are not taken on this site yet: for fresh goods, call {hotline}.',
    },
    priceFirst: 'Get a price first and quote it when you call.',
    readOut: 'Read out the details below.',
    kinds: 'What are you sending?',
    call: 'Call {hotline} to order',
    price: 'Get a price first',
    quote: {
      title: 'The shipment you priced',
      from: 'From',
      to: 'To',
      pieces: 'Goods',
      piece: '{length} × {width} × {height} cm, {weight} kg, {count} pcs',
      unmeasured: '{weight} kg, size not known, {count} pcs',
      goods: 'Temperature',
      date: 'Handed over on',
      addOns: 'Extras',
      product: 'Service',
      total: 'Price',
      arrival: 'Arrival',
      back: 'Back to this quote',
      unsure: 'These entries give no price now. The quote page shows what to change.',
    },
    asked: 'What we ask on the phone',
    askedList: {
      parties: 'Addresses, names and phone numbers of both ends',
      goods: 'What it is, how many pieces, weight and size',
      time: 'When we may collect it',
      cover: 'Insurance, cash on delivery or a signed receipt, if you want them',
      heavy: 'Whether there is an elevator, a forklift, or stairs to carry it up',
      fresh: 'Chilled or frozen, and the latest arrival that works',
    },
    before: 'Before you call',
    prohibited: 'What can I send?',
    branches: 'Drop it off at a branch',
    contract: 'Regular volumes? Ask for a contract',
  },
} as const satisfies AccountMessages
