import type { TrackingMessages } from './types.ts'

export const trackingStatusEn = {
  statuses: {
    registered: {
      name: 'Registered',
      headline: ['We have the order.', 'A courier will collect it.'],
      meaning: 'The details are registered. The goods are still with the sender.',
      usually: 'Pickup is usually within 1 hour of booking; night orders are collected from 8:00.',
      action: 'Receivers need do nothing. Senders: have the parcel packed and counted.',
    },
    picked_up: {
      name: 'Picked up',
      headline: ['We have your goods.', 'They are on the way to our first hub.'],
      meaning:
        'The courier has collected, weighed and billed the goods. From here they are our responsibility.',
      usually: 'They usually leave the origin city the same day.',
      action: 'Nothing to do.',
    },
    in_transit: {
      name: 'On the way',
      headline: ['On the way.', 'Every stop is recorded.'],
      meaning:
        'The goods are moving between hubs. Between two scans the truck is on the road, so a quiet stretch is normal.',
      usually: 'Usually 1–3 days by express, longer by freight; go by the expected date.',
      action: 'Nothing to do. To change the address, tell us before it goes out for delivery.',
    },
    out_for_delivery: {
      name: 'Out for delivery',
      headline: ['Out for delivery.', 'It arrives today.'],
      meaning: 'The courier has left the branch with your goods and is working through the round.',
      usually: 'Usually delivered the same day, between 8:00 and 22:00.',
      action:
        'Someone needs to be at the address and the phone switched on. Not home? Pick a locker or another day.',
    },
    awaiting_collection: {
      name: 'Ready to collect',
      headline: ['Ready to collect.', 'Bring the pickup code.'],
      meaning: 'The goods are in a locker or at the branch, waiting for the receiver.',
      usually: 'Most are collected within a day. Uncollected goods go back to the sender.',
      action: 'Please collect it. The pickup code is in the text message sent to the receiver.',
    },
    attempt_failed: {
      name: 'Not delivered',
      headline: ['We came but could not deliver.', 'We will try again.'],
      meaning: 'The courier reached the address, but could not hand the goods over.',
      usually: 'We usually try again on the next delivery day.',
      action:
        'Choose a better time, or collect it yourself. If you choose nothing, we return to the same address.',
    },
    on_hold: {
      name: 'On hold',
      headline: ['Your goods are waiting.', 'The reason is below.'],
      meaning: 'The goods are safe at one of our sites and, for the reason given, are not moving for now.',
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
      action: 'Senders: check the goods on receipt. Call 950616 if anything is wrong.',
    },
    delivered: {
      name: 'Delivered',
      headline: ['Delivered.', 'Someone signed for it.'],
      meaning: 'The goods were handed to the receiver, or to the person or place the receiver named.',
      usually: 'This is final and will not change.',
      action: 'Not with you? Enter the mobile digits to see the proof of delivery, then call 950616.',
    },
  },
  headlinesWithTime: {
    registered: ['We have the order.', 'It should arrive {when}.'],
    picked_up: ['We have your goods.', 'They should arrive {when}.'],
    in_transit: ['On the way.', 'It should arrive {when}.'],
    out_for_delivery: ['Out for delivery.', 'It arrives {when}.'],
  },
  when: {
    thisMorning: 'this morning',
    thisAfternoon: 'this afternoon',
    thisEvening: 'this evening',
    today: 'today',
    tomorrow: 'tomorrow',
    onDay: 'on {day}',
  },
} as const satisfies Pick<TrackingMessages, 'statuses' | 'headlinesWithTime' | 'when'>
