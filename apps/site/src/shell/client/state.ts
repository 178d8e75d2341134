import type { Tdk } from '@hongyan/content'
import { map } from 'nanostores'

/** An entry of the cooperation lists, as the calls give it. */
export type CooperationOption = { readonly name: string; readonly value: string }

/** What parts of a page share. Lengths in CSS px. */
export type SharedState = {
  /** Window of 880 px or less. */
  isMobile: boolean
  windowHeight: number
  /** Height of the page area that keeps the footer at the foot of the window. */
  centerMinHeight: number
  hideNav: boolean
  hideFooter: boolean
  hideFeedback: boolean
  /** The query the visitor came with, without its question mark; handed to cooperation links. */
  wuceQueryString: string
  /** Path without language prefix. */
  currentPath: string
  /** Scrolled distance of the document, and of the window at the last throttled reading. */
  scrollTop: number
  scrollY: number
  /** Personal-centre gray-release flag; `'1'` sends orders to the portal. */
  proCenterGray: string
  tdkList: readonly Tdk[]
  cooperationList: readonly CooperationOption[]
  cooperationUrlList: readonly CooperationOption[]
  /** Level of the menu item that stands for the page. */
  selectedMenuLevel: string
  /** The last error that nobody caught and its time (ms UTC); null while there was none. */
  lastError: { readonly error: unknown; readonly at: number } | null
}

/** The one store of the page's interface. */
export const shared = map<SharedState>({
  isMobile: false,
  windowHeight: 0,
  centerMinHeight: 0,
  hideNav: false,
  hideFooter: false,
  hideFeedback: false,
  wuceQueryString: '',
  currentPath: '/',
  scrollTop: 0,
  scrollY: 0,
  proCenterGray: '',
  tdkList: [],
  cooperationList: [],
  cooperationUrlList: [],
  selectedMenuLevel: '0-0',
  lastError: null,
})
