import { map } from 'nanostores'

/** What parts of a page share. Lengths in CSS px. */
type SharedState = {
  /** Window of 880 px or less. */
  isMobile: boolean
  windowHeight: number
  /** Height of the page area that keeps the footer at the foot of the window. */
  centerMinHeight: number
  hideNav: boolean
  hideFooter: boolean
  hideFeedback: boolean
  /** Campaign values of the visit as a query, without its question mark; handed to links, forms and the enquiry. */
  wuceQueryString: string
  /** Path without language prefix. */
  currentPath: string
  /** Scrolled distance of the document, and of the window at the last throttled reading. */
  scrollTop: number
  scrollY: number
  /** Personal-centre gray-release flag; `'1'` sends orders to the portal. */
  proCenterGray: string
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
  selectedMenuLevel: '0-0',
  lastError: null,
})
