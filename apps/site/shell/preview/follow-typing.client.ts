// The desk says so from the page around this one, when there is something newer to show; the browser keeps the place on
// the page. Nothing else may be asked of it.
addEventListener('message', ({ source, data }) => {
  if (parent !== self && source === parent && data === 'show-anew') location.reload()
})
