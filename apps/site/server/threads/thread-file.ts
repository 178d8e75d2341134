/** The file a thread begins with; a build puts its own beside the server. */
export const threadFile = new URL('./thread.ts', import.meta.url)
