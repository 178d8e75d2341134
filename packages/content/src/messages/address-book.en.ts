import type { AddressBookMessages } from './types.ts'

export const addressBookEn = {
  notes: {
    known: '{from} is in your address book already and is skipped unless you decide otherwise',
    repeated: 'The same as line {to}; skipped unless you decide otherwise',
    'name-guessed': 'The name seems to be {from}. Please check',
  },
  file: {
    name: 'Address book {date}',
    sheet: 'Address book',
    heads: {
      name: 'Name',
      company: 'Company',
      phone: 'Phone',
      province: 'Province',
      city: 'City',
      district: 'District',
      detail: 'Street',
      postcode: 'Postal code',
      group: 'Group',
      defaultFor: 'Default',
    },
    sender: 'Sender',
    recipient: 'Recipient',
  },
} as const satisfies AddressBookMessages
