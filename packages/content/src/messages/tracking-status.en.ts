import type { Messages } from './types.ts'

export const trackingStatusEn = {
  statuses: {
    registered: {
      name: 'Order placed',
      headline: ['We have the order.', 'Pickup comes next.'],
      meaning: 'The details are registered. The goods are still with the sender.',
      usually: 'Pickup is usually within 1 hour of booking; night orders are collected from 8:00.',
      action: 'Receivers need do nothing. Senders: have the parcel packed and counted.',
    },
    picked_up: {
      name: 'Picked up',
      headline: ['We have your goods.', 'They leave the origin next.'],
      meaning: 'We have collected, weighed and billed the goods. From here they are our responsibility.',
      usually: 'They usually leave the origin city the same day.',
      action: 'Nothing to do.',
    },
    in_transit: {
      name: 'In transit',
      headline: ['In transit.', 'Every stop is recorded.'],
      meaning: 'The goods have left and travel stop by stop to the destination city. Each stop scans them.',
      usually: 'A few days as a rule, by distance and service; go by the latest expected time.',
      action:
        'Nothing to do. The delivery time can be changed. To change the address, call {our.hotline} before it goes out.',
    },
    out_for_delivery: {
      name: 'Out for delivery',
      headline: ['Out for delivery.', 'Usually delivered the same day.'],
      meaning: 'The goods have left the branch on their delivery round.',
      usually: 'Usually delivered the same day, between 8:00 and 22:00.',
      action: 'Please be there and keep your phone on.',
    },
    awaiting_collection: {
      name: 'Ready to collect',
      headline: ['Ready to collect.', 'Bring the pickup code.'],
      meaning: 'The goods are in a locker or at the branch, waiting for the receiver.',
      usually: 'Most are collected within a day. Uncollected goods go back to the sender.',
      action: 'Bring the pickup code from the text message sent to the receiver.',
    },
    attempt_failed: {
      name: 'Not delivered',
      headline: ['We came but could not deliver.', 'We will try again.'],
      meaning: 'We reached the address, but could not hand the goods over.',
      usually: 'We usually try again on the next delivery day.',
      action: 'For another day, call {our.hotline}. Otherwise we return to the same address.',
    },
    on_hold: {
      name: 'On hold',
      headline: ['Stopped on the way.', 'A new time comes when it moves.'],
      meaning: 'The goods are kept on the way and, for the reason given, are not moving for now.',
      usually: 'Weather and volume: usually 1–2 days. Customs and addresses: until the missing item arrives.',
      action: 'Whether you need to act is stated beside the reason.',
    },
    returning: {
      name: 'Returning',
      headline: ['Going back to the sender.', 'No further delivery is planned.'],
      meaning: 'Delivery did not succeed, or the sender recalled the goods. They are on the way back.',
      usually: 'About as long as the way out.',
      action: 'Receivers need do nothing. If you still want the goods, ask the sender to ship again.',
    },
    returned: {
      name: 'Returned',
      headline: ['Back with the sender.', 'This shipment is closed.'],
      meaning: 'The sender has received the goods again.',
      usually: 'This is final and will not change.',
      action: 'Senders: check the goods on receipt. Call {our.hotline} if anything is wrong.',
    },
    delivered: {
      name: 'Delivered',
      headline: ['Delivered.'],
      meaning: 'The goods were handed to the receiver, or to the person or place the receiver named.',
      usually: 'This is final and will not change.',
      action: 'Not received it? Call {our.hotline} to have it checked.',
    },
  },
  notReceived: 'Not received it? Check the proof of delivery, then call {our.hotline}.',
  headlinesWithTime: {
    registered: ['We have the order.', 'Arrives {when}.'],
    picked_up: ['We have your goods.', 'Arrives {when}.'],
    in_transit: ['Arrives {when}.'],
    out_for_delivery: ['Out for delivery.', 'Arrives {when}.'],
    attempt_failed: ['We came but could not deliver.', 'We will try again {when}.'],
  },
  collectAt: ['Ready to collect.', 'At {site}.'],
  overdue: 'Later than expected.',
  legs: {
    moving: 'It is on its way to the next stop. The next scan comes when it arrives.',
    road: 'The truck is on the road. The next scan comes when it arrives.',
    air: 'The flight has taken off. The next scan comes after landing.',
    airport: 'The flight has landed. Once unloaded at the airport, the goods move on.',
    site: 'Waiting for its next departure.',
    customs: 'It is with customs and moves on once released.',
    city: 'It is in the destination city. Delivery comes next.',
  },
  when: {
    atTime: 'at {time}',
    onMoment: 'on {moment}',
    thisMorning: 'this morning',
    thisAfternoon: 'this afternoon',
    thisEvening: 'this evening',
    today: 'today',
    tomorrow: 'tomorrow',
    onDay: 'on {day}',
  },
} as const satisfies Pick<
  Messages['tracking'],
  'statuses' | 'notReceived' | 'headlinesWithTime' | 'collectAt' | 'overdue' | 'legs' | 'when'
>
