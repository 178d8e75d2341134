/** Why a backup was not written or not restored: its message is one line for whoever runs the command. */
export class BackupError extends Error {
  constructor(line: string, cause?: unknown) {
    super(line, { cause })
    this.name = 'BackupError'
  }
}

const words: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is not a folder',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'it can only be read here',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file became larger than is allowed here',
  ECONNREFUSED: 'nobody answers there',
  ENOTFOUND: 'there is no such host',
  ETIMEDOUT: 'it did not answer in time',
  SQLITE_CANTOPEN: 'it cannot be opened',
  SQLITE_NOTADB: 'it is not a SQLite database',
  SQLITE_FULL: 'the disk is full',
}

/** What a failure of the system, a driver or a database means, in one line without addresses or stack. */
export function plainReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return words[code] ?? (error.message.split('\n')[0] || code || error.name)
}

/** A database as it may be printed: where it is, without user and password. */
export function databaseName(url: string): string {
  if (!URL.canParse(url) || !/^postgres(ql)?:/.test(url)) return url
  const { host, pathname } = new URL(url)
  return `postgres://${host}${pathname}`
}

/** Refuses what is neither a path, `file:…` nor `postgres://…`, without repeating it: it may hold a password. */
export function checkDatabaseUrl(url: string): void {
  const scheme = /^(\w{2,}):/.exec(url)?.[1] ?? 'file'
  if (url === '' || !['file', 'postgres', 'postgresql'].includes(scheme))
    throw new BackupError('The database must be a path, file:… or postgres://…')
  if (scheme !== 'file' && !URL.canParse(url))
    throw new BackupError('The database must be written as postgres://user:password@host:port/name')
}
