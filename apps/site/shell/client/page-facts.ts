import { campaignQuery } from './carry-over.ts'
import { shared } from './state.ts'

/** Reads what the server wrote about this page into the shared state. */
export function readPageFacts(): void {
  const { dataset } = document.documentElement
  const body = document.body.dataset
  shared.set({
    ...shared.get(),
    currentPath: dataset.path ?? '/',
    selectedMenuLevel: document.querySelector<HTMLElement>('[data-selected]')?.dataset.selected ?? '',
    wuceQueryString: rememberedCampaign(),
    proCenterGray: body.gray ?? '',
    hideNav: 'hideNav' in body,
    hideFooter: 'hideFooter' in body,
    hideFeedback: 'hideFeedback' in body,
  })
}

/** Asking for the storage itself may be refused. */
function rememberedCampaign(): string {
  try {
    return campaignQuery(location.search, sessionStorage)
  } catch {
    return campaignQuery(location.search, { getItem: () => null, setItem: () => undefined })
  }
}
