import type { HomeAreas } from '../address-scheme.ts'
import { postcodeBeforeTown } from '../places-in-text.ts'
import { postcodeAreas } from '../postcode-areas.ts'
import { areaWritten, typedArea } from './addresses.browser.ts'
import tables from './postcode-regions.json' with { type: 'json' }

export * from './addresses.browser.ts'

export const postcode = /^\d{5}$/

/** Street and number, then postcode and town. */
export const addressLines = (area: string, street: string): readonly string[] =>
  [street, area].filter(Boolean)

export const areas: HomeAreas = postcodeAreas(tables, {
  country: 'DE',
  zoneOf: () => 'Europe/Berlin',
  postcode,
  typedArea,
  areaWritten,
  stateIn: () => null,
  nameOf: (town) => town,
  overseas: [],
  nearKm: 200,
  middleKm: 400,
  reachKm: 120,
  signs: {
    places: postcodeBeforeTown('(?<![\\p{L}\\d])(?:DE?[-– ])?'),
    country: /(?<![\p{L}\d])(?:Deutschland|Germany|Bundesrepublik Deutschland|BRD)(?![\p{L}\d])/giu,
    labels:
      /(?<!\p{L})(?:Empfänger(?:in)?|Absender(?:in)?|(?:Vor- und Nach|Vor-\/Nach)?name|Name|Anschrift|Adresse|Straße(?: und Hausnummer)?|Strasse|Hausnummer|PLZ(?: ?(?:\/|und) ?Ort)?|Postleitzahl|Wohnort|Ort|Land|Telefon(?:nummer)?|Tel\.?|Handy(?:nummer)?|Mobil(?:nummer)?|recipient|sender|name|address|street|postcode|zip|city|town|phone|mobile) ?:/giu,
    nameLabel: /^(?:Empf|Abs|Vor-|Name|recipient|sender)/i,
    streetLead:
      /^(?:am|an|der|den|dem|des|die|das|im|in|auf|unter|über|zum|zur|zu|bei|beim|hinter|vor|von|vom|alte[rnms]?|neue[rnms]?|große[rnms]?|kleine[rnms]?|kurze|lange|obere|untere|st\.|sankt)$/i,
    streetKind: /^(?:straße|strasse|str\.?|platz|allee|weg|ring|damm|ufer|gasse|chaussee|markt|tor|graben)$/i,
    isNumberFirst: false,
    isPlaceFirst: false,
    partOfHouse:
      /^(?:(?:EG|[UDO]G|Erdgeschoss|Dachgeschoss|Hinterhaus|Vorderhaus|Seitenflügel|rechts|links)(?!\p{L})[ .]*)+$/iu,
  },
  sampleLanes: [
    ['10119', '13353'],
    ['80331', '90402'],
    ['10119', '04109'],
    ['10119', '20095'],
    ['50667', '60311'],
    ['10119', '50667'],
    ['10119', '80331'],
    ['20095', '79098'],
    ['10119', '25980'],
  ],
})
