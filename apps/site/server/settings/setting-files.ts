import { readFileSync } from 'node:fs'
import { codeOf } from './start-problem.ts'

type Environment = Readonly<Record<string, string | undefined>>

const whys: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'this user may not read it',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
}

/**
 * The environment in which a setting that stands in a file has its value: `LINK_KEY_FILE=/run/secrets/link` gives
 * `LINK_KEY`. A line break at the end of the file is no part of it. `problems` names each file that cannot be used,
 * whose variable is left as it was.
 */
export function readSettingFiles(
  environment: Environment,
  names: readonly string[],
): { readonly environment: Environment; readonly problems: readonly string[] } {
  const read: Record<string, string | undefined> = { ...environment }
  const problems: string[] = []
  for (const name of names) {
    const variable = `${name}_FILE`
    const path = environment[variable]
    if (!path) continue
    if (environment[name]) {
      problems.push(`${variable}: ${name} is set too; keep one of the two`)
      continue
    }
    const text = textOf(path)
    if (text.why !== undefined) problems.push(`${variable}: ${path} cannot be used: ${text.why}`)
    else {
      read[name] = text.value
      delete read[variable]
    }
  }
  return { environment: read, problems }
}

function textOf(path: string): { readonly value: string; readonly why?: string } {
  try {
    const value = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
    return value === '' ? { value, why: 'it is empty' } : { value }
  } catch (error) {
    const why = whys[codeOf(error)]
    if (why === undefined) throw error
    return { value: '', why }
  }
}
