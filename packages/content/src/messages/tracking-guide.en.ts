import type { Messages } from './types.ts'

export const trackingGuideEn = {
  guide: {
    title: 'Where the number is',
    picture:
      'Two sample labels: an express label with the waybill, package and order numbers marked, and an air waybill with its number marked.',
    label: {
      product: 'Standard',
      to: 'To',
      from: 'From',
      toCity: 'Beijing',
      fromCity: 'Shenzhen',
      receiver: 'Lin ** · Chaoyang, Beijing',
      sender: 'Zhou ** · Nanshan, Shenzhen',
      order: 'Order',
      piece: 'Piece {number} of {count}',
      air: 'Air waybill',
    },
    kinds: [
      {
        name: 'Waybill number',
        shape: 'HY and 12 digits; HYC and 8 for cold chain',
        where: 'Under the barcode, and in the sender’s text message',
      },
      {
        name: 'Package number',
        shape: 'The waybill number, then which piece of how many',
        where: 'At the lower right, where a shipment has several pieces',
      },
      {
        name: 'Order number',
        shape: 'HO and 13 digits, or the shop’s own number',
        where: 'At the lower left, and on your order page',
      },
      {
        name: 'Air waybill number',
        shape: 'HYA and 8 digits, or an airline code and 8 digits',
        where: 'At the upper right of the air waybill',
      },
    ],
  },
  help: {
    title: 'Questions',
    items: [
      {
        question: 'How many numbers can I look up at once?',
        answer: 'Up to 50. Paste them together, divided by commas, spaces or new lines.',
      },
      {
        question: 'Why has nothing happened for two days?',
        answer:
          'A truck may drive for more than a day between hubs, and scans happen on arrival. If it is longer than usual, this page says so.',
      },
      {
        question: 'It says delivered, but I have nothing',
        answer:
          'Enter the last four digits of the phone number to see the proof of delivery, then ask at home, at reception and at the lockers. Still missing? Call {our.hotline}.',
      },
      {
        question: 'Can the expected time change?',
        answer: 'Yes. When it does, we show the old day, the new day and the reason.',
      },
    ],
  },
} as const satisfies Pick<Messages['tracking'], 'guide' | 'help'>
