import type { TariffInput } from '../tariff.ts'

/** What is added, in minor units: the company's price list of services. */
export const addOnSheets: TariffInput['addOns'] = [
  {
    validFrom: '2026-01-01',
    insurance: {
      steps: [
        { upTo: 50_000, fee: 100 },
        { upTo: 100_000, fee: 200 },
      ],
      basisPoints: 50,
    },
    fullCover: {
      steps: [
        { upTo: 50_000, fee: 200 },
        { upTo: 100_000, fee: 300 },
      ],
      basisPoints: 80,
    },
    cashOnDeliveryMost: 30_000_000,
    receiptPaper: 800,
    receiptElectronic: 500,
    namedSigning: 50,
    waterproof: 50,
    wooden: { cubicMetre: 20_000, least: 4000, percentOfVolume: 140 },
    upstairsFreeUpTo: 100_000,
    coldUnloading: { cubicMetre: 1800, tonne: 3500 },
    coldLabelling: 50,
  },
]

/** The fuel charge, reviewed by the quarter in 2026 and by the month from December, whose rate is November’s. Samples. */
export const fuelRates: TariffInput['fuel'] = [
  { validFrom: '2026-01-01', road: 560, air: 880 },
  { validFrom: '2026-04-01', road: 600, air: 900 },
  { validFrom: '2026-07-01', road: 650, air: 920 },
  { validFrom: '2026-10-01', road: 580, air: 850 },
]
