/** Fields of a form that say what it does, and to what. */
const purpose = ['act', 'do', 'id', 'number', 'claim', 'channel', 'role']
/** Those that are new each time the page is made, or go along with what it is about. */
const fresh = ['request', 'mark', 'question', 'token', 'sessionId', 'secretVersion', 'undo']

const purposes: ReadonlySet<string> = new Set(purpose)
const unseen: ReadonlySet<string> = new Set([...purpose, ...fresh])

/** Whether a field says what its form does, the same each time the page is made. */
export const isPurpose = (name: string): boolean => purposes.has(name)

/** Whether the page fills a field in itself: nobody types into it. */
export const isUnseen = (name: string): boolean => unseen.has(name)
