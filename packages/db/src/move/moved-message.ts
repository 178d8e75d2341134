/** What SQLite says to whoever writes to a file that is closed because its rows move to another database. */
export const movedMessage = 'the rows of this file are moving to another database'
