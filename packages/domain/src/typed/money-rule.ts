import { currencyDecimals, moneyTyped } from '@hongyan/locales'
import type { FigureRule } from './read-figure.ts'

/** Amounts of money as people type them, read as minor units. Amounts in other money are refused. */
export const money: FigureRule = { places: currencyDecimals, decimals: currencyDecimals, units: moneyTyped }
