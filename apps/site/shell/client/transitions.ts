/**
 * A transition to the next page that the browser drops is no fault: the page comes without it. Where nobody takes the
 * refusal it stands in the console.
 */
export function letTransitionsDrop(): void {
  addEventListener('pageswap', ({ viewTransition }) => {
    for (const step of [viewTransition?.ready, viewTransition?.finished]) step?.catch(() => {})
  })
}
