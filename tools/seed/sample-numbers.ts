import type { ShipmentStatus } from '@hongyan/domain/vocabulary'

/** One documented number of the sample data. */
export type SampleNumber = {
  /** What a visitor types. */
  readonly number: string
  /** Last four digits of the phone that unlock it; `''` where there is nothing to unlock. */
  readonly phoneTail: string
}

type Situation =
  | 'several_pieces'
  | 'package_number'
  | 'order_number'
  | 'air_waybill'
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
 * documentation, the gallery and the tests can name them. Their states hold at the moment of seeding.
 */
export const sampleNumbers = {
  registered: { number: 'HY660120260014', phoneTail: '2001' },
  picked_up: { number: 'HY660120260021', phoneTail: '2002' },
  in_transit: { number: 'HY660120260038', phoneTail: '2003' },
  out_for_delivery: { number: 'HY660120260045', phoneTail: '2004' },
  awaiting_collection: { number: 'HY660120260052', phoneTail: '2005' },
  attempt_failed: { number: 'HY660120260069', phoneTail: '2006' },
  on_hold: { number: 'HY660120260076', phoneTail: '2007' },
  returning: { number: 'HY660120260083', phoneTail: '2008' },
  returned: { number: 'HY660120260090', phoneTail: '2009' },
  delivered: { number: 'HY660120260106', phoneTail: '2010' },
  several_pieces: { number: 'HY660120260113', phoneTail: '2011' },
  package_number: { number: 'HY660120260113-2-3-', phoneTail: '2011' },
  order_number: { number: 'HO2611200000017', phoneTail: '2011' },
  air_waybill: { number: 'HYA66012026', phoneTail: '2012' },
  cold_chain: { number: 'HYC66012023', phoneTail: '2013' },
  customs: { number: 'HY660120260120', phoneTail: '2014' },
  eta_slipped: { number: 'HY660120260137', phoneTail: '2015' },
  quiet: { number: 'HY660120260144', phoneTail: '2016' },
  unlock_locked: { number: 'HY660120260151', phoneTail: '2017' },
  not_yet_scanned: { number: 'HY660120260168', phoneTail: '2018' },
  bad_check_digit: { number: 'HY660120260015', phoneTail: '' },
  unknown: { number: 'HY660120269994', phoneTail: '' },
} as const satisfies Record<ShipmentStatus | Situation, SampleNumber>

export type SampleName = keyof typeof sampleNumbers
