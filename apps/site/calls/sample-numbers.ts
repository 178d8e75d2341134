import type { ShipmentStatus } from '@hongyan/domain/tracking/vocabulary'

/** One documented number of the sample data. */
type SampleNumber = {
  /** What a visitor types. */
  readonly number: string
  /** Last four digits of the phone that unlock it; `''` where there is nothing to unlock. */
  readonly phoneTail: string
  /** What it shows, in a few words. */
  readonly about: string
}

type Situation =
  | 'several_pieces'
  | 'package_number'
  | 'order_number'
  | 'air_waybill'
  | 'airline_waybill'
  | 'bad_airline_digit'
  | 'cold_chain'
  | 'customs'
  | 'eta_slipped'
  | 'quiet'
  | 'unlock_locked'
  | 'bad_check_digit'
  | 'unknown'
  | 'not_yet_scanned'

/**
 * A number for every status and every special situation. They are the same in every installation, so that the
 * documentation, the gallery and the tests can name them. What they show holds at the moment of seeding.
 */
export const sampleNumbers = {
  in_transit: { number: 'HY660120260038', phoneTail: '2003', about: 'on its way, reached the second hub' },
  out_for_delivery: {
    number: 'HY660120260045',
    phoneTail: '2004',
    about: 'out for delivery, two-hour window',
  },
  on_hold: { number: 'HY660120260076', phoneTail: '2007', about: 'held because of the weather' },
  delivered: { number: 'HY660120260106', phoneTail: '2010', about: 'delivered, with proof of delivery' },
  registered: { number: 'HY660120260014', phoneTail: '2001', about: 'registered a moment ago' },
  picked_up: { number: 'HY660120260021', phoneTail: '2002', about: 'picked up' },
  awaiting_collection: { number: 'HY660120260052', phoneTail: '2005', about: 'waiting at a branch' },
  attempt_failed: { number: 'HY660120260069', phoneTail: '2006', about: 'nobody was there, comes again' },
  returning: { number: 'HY660120260083', phoneTail: '2008', about: 'on its way back' },
  returned: { number: 'HY660120260090', phoneTail: '2009', about: 'back at the sender' },
  several_pieces: { number: 'HY660120260113', phoneTail: '2011', about: 'two of three packages delivered' },
  package_number: { number: 'HY660120260113-2-3-', phoneTail: '2011', about: 'the second of three packages' },
  order_number: { number: 'HO2611200000017', phoneTail: '2011', about: 'the order of these packages' },
  air_waybill: { number: 'HYA66012026', phoneTail: '2012', about: 'air waybill, in the air' },
  airline_waybill: { number: '660-66012026', phoneTail: '2012', about: 'the same by its airline waybill' },
  cold_chain: { number: 'HYC66012023', phoneTail: '2013', about: 'cold chain, temperature logged' },
  customs: { number: 'HY660120260120', phoneTail: '2014', about: 'held by customs' },
  eta_slipped: { number: 'HY660120260137', phoneTail: '2015', about: 'arrives later than promised' },
  quiet: { number: 'HY660120260144', phoneTail: '2016', about: 'no news for longer than usual' },
  unlock_locked: { number: 'HY660120260151', phoneTail: '2017', about: 'locked after five wrong tries' },
  not_yet_scanned: { number: 'HY660120260168', phoneTail: '2018', about: 'registered, not picked up yet' },
  bad_check_digit: { number: 'HY660120260015', phoneTail: '', about: 'a typing mistake' },
  bad_airline_digit: {
    number: '660-66012023',
    phoneTail: '',
    about: 'an airline waybill with a typing mistake',
  },
  unknown: { number: 'HY660120269994', phoneTail: '', about: 'a number nobody has' },
} as const satisfies Record<ShipmentStatus | Situation, SampleNumber>

export type SampleName = keyof typeof sampleNumbers

/** The same as a list, in the order in which they are worth trying. */
export const sampleList: readonly (SampleNumber & { readonly name: SampleName })[] = (
  Object.keys(sampleNumbers) as SampleName[]
).map((name) => ({ name, ...sampleNumbers[name] }))
