/**
 * A page of this site, read as a document. Trusted Types let no script parse markup, but the browser may parse what it
 * fetched itself: in a task of its own. Rejects where it does not come.
 */
export function fetchDocument(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.addEventListener('loadend', () => {
      const page = request.responseXML
      if (request.status === 200 && page !== null) setTimeout(() => resolve(page))
      else reject(new Error('a page did not come'))
    })
    request.send()
  })
}
