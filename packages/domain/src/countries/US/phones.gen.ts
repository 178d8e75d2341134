import type { NumberingMetadata } from '../phones-of-metadata.ts'

/** Made by tools/countries of the metadata of libphonenumber-js. */
export const americanNumbers: NumberingMetadata = {
  code: '1',
  trunk: '1',
  isTrunkOptional: true,
  number: /^(?:[2-9]\d{9}|3\d{6})$/,
  mobile: /^(?:)$/,
  service: /^(?:8(?:00|33|44|55|66|77|88)[2-9]\d{6}|900[2-9]\d{6})$/,
  formats: [
    { begins: /^(?:310)/, parts: /^(\d{3})(\d{4})$/, written: '$1-$2' },
    { begins: /^(?:[2-9])/, parts: /^(\d{3})(\d{3})(\d{4})$/, written: '($1) $2-$3' },
  ],
}
