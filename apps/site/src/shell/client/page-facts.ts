import { shared } from './state.ts'

/** Reads what the server wrote about this page into the shared state. */
export function readPageFacts(): void {
  const { dataset } = document.documentElement
  const body = document.body.dataset
  shared.set({
    ...shared.get(),
    currentPath: dataset.path ?? '/',
    selectedMenuLevel: document.querySelector<HTMLElement>('[data-selected]')?.dataset.selected ?? '',
    wuceQueryString: location.search.slice(1),
    proCenterGray: body.gray ?? '',
    hideNav: 'hideNav' in body,
    hideFooter: 'hideFooter' in body,
    hideFeedback: 'hideFeedback' in body,
  })
}
