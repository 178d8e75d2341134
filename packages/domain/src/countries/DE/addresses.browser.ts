/** A postcode and its town, with one space between: `80331 München`. */
export const areaCode = /^\d{5} \p{L}[\p{L}\p{M} .()/'’-]{0,58}[\p{L}\p{M}.)]$/u

/** Beside areas a postcode alone, a region of postcodes, and codes of the sample network, which lies in China. */
export const divisionCode = /^(?:\d{5}(?: \p{L}[^<>&"]{0,60})?|DE-\d\d|\d{6})$/u

export const hasAreaTree = false

export const postcodeDigits = 5

export const areaWritten = (code: string): string => code

export const exampleLane = ['10119 Berlin', '80331 München'] as const

/** `D-80331  München` is `80331 München`; null for anything but a postcode and its town. */
export function typedArea(text: string): string | null {
  const [, postcode = '', town = ''] = /^(?:DE?[- ]*)?(\d{5})\s*,?\s*(\D+)$/i.exec(text.trim()) ?? []
  const code = `${postcode} ${town.replace(/[\s,]+/g, ' ').trim()}`
  return areaCode.test(code) ? code : null
}

const headWords: Readonly<Record<string, string>> = {
  vorname: 'firstname',
  nachname: 'lastname',
  firma: 'company',
  telefon: 'phone',
  telefonnummer: 'phone',
  handy: 'mobile',
  handynummer: 'mobile',
  mobil: 'mobile',
  straße: 'street',
  strasse: 'street',
  straßeundhausnummer: 'street',
  anschrift: 'address',
  adresse: 'address',
  plz: 'postcode',
  postleitzahl: 'postcode',
  ort: 'city',
  stadt: 'city',
  gruppe: 'group',
}

export function plainHead(head: string): string {
  const [, recipient, sender, rest = ''] = /^(?:(empfänger(?:in)?)|(absender(?:in)?))?(.*)$/.exec(head) ?? []
  const side = recipient !== undefined ? 'recipient' : sender !== undefined ? 'sender' : ''
  return side + (headWords[rest] ?? rest)
}
