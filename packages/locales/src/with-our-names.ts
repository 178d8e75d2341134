import {
  areaWords,
  currency,
  hotlines,
  latinName,
  mailboxes,
  mobileRule,
  moneyMinors,
  moneyNames,
  moneyUnits,
  moneyWords,
  nameStory,
  names,
  office,
  street,
} from './company.gen.ts'
import { joined } from './fill.ts'
import { telephoneLink } from './hotline.ts'
import { type LocaleId, rootId } from './locale.ts'

/** A place where a text names the company. Values of a message have no dot in their names: `fill` leaves these alone. */
const place = /\{our\.([\w.]+)\}/

/**
 * A text in a language with `{our.brand}`, `{our.mail.press}` and the like as `company/company.yaml` says them. A text
 * of no language may have what is alike in all: mailboxes, and the hotline, which `phoneIn` makes that of an edition.
 * @throws RangeError where a place names nothing there is, or a name stands in no language
 */
export function withOurNames(text: string, locale: LocaleId | null): string {
  if (!text.includes('{our.')) return text
  const parts = text.split(place)
  return joined(parts.map((part, at) => (at % 2 === 0 ? part : ourOwn(part, locale))))
}

function ourOwn(name: string, locale: LocaleId | null): string {
  const mailbox = /^mail\.(\w+)$/.exec(name)?.[1]
  const found = mailbox === undefined ? saidIn(locale, name) : Reflect.get(mailboxes, mailbox)
  // What a country says of addresses may have a street of ours in it.
  if (typeof found === 'string') return withOurNames(found, locale)
  throw new RangeError(`company.yaml says no {our.${name}}${locale === null ? ' for every language' : ''}`)
}

function saidIn(locale: LocaleId | null, name: string): unknown {
  const { shown } = hotlines[locale ?? rootId]
  const alike = {
    hotline: shown,
    call: telephoneLink(shown),
    latin: latinName,
    domain: mailboxes.contact.split('@').at(-1),
    postcode: office.postcode ?? '',
    'money.code': currency,
  }
  const own = locale && {
    ...names[locale],
    story: nameStory[locale],
    money: moneyWords[locale],
    'money.unit': moneyUnits[locale],
    'money.minor': moneyMinors[locale],
    'money.name': moneyNames[locale],
    street: street[locale],
    address: office.address[locale],
    mobile: mobileRule[locale],
    ...Object.fromEntries(Object.entries(areaWords).map(([name, text]) => [`area.${name}`, text[locale]])),
    letters: [office.address[locale], office.postcode].filter(Boolean).join(' '),
  }
  return Reflect.get({ ...alike, ...own }, name)
}
