import { randomBytes } from 'node:crypto'

/** Request ids: unique in this process, cheap, and without meaning to anyone else. */
export function requestIds(): () => string {
  const process = randomBytes(5).toString('hex')
  let count = 0
  return () => {
    count += 1
    return `${process}-${count.toString(36)}`
  }
}
