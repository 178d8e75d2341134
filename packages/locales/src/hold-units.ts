/** A figure, the space after it, and the unit or Chinese word that it counts. */
const measured =
  /(?<=\d) (?=\p{Script=Han}|(?:kg|g|t|km|m|cm|mm|km²|m²|m³|l|ml|h|°C|kWh|kW|V|MPa|million|billion)(?![\p{L}\p{N}]))/gu

/** What stands between a month and its day. */
const dated = /(?<=\d[ \u00a0]月) (?=\d{1,2}[ \u00a0]日)/gu

/** What stands between an English month and its day. */
const datedInEnglish = /(?<=\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*) (?=\d{1,2}\b)/gu

/** The dash of a range. */
const ranging = /(?<=\d)–(?=\d)/gu

/** The stroke of a rate: 元/票. */
const rated = /(?<=元)\/(?=\p{Script=Han})/gu

/**
 * A text whose figures stay on the line of their units, and days, ranges and rates on one line: what is between them
 * does not break.
 */
export function holdUnits(text: string): string {
  return text
    .replace(measured, '\u00a0')
    .replace(dated, '\u00a0')
    .replace(datedInEnglish, '\u00a0')
    .replace(ranging, '\u2060–\u2060')
    .replace(rated, '/\u2060')
}
