declare module 'subset-font' {
  /** A face reduced to the characters of `text`, with its axes set where they are named. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'truetype' | 'woff2'
      readonly variationAxes?: Readonly<Record<string, number>>
    },
  ): Promise<Uint8Array>
}
