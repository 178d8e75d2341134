import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { codeOf } from './start-problem.ts'

type Environment = Readonly<Record<string, string | undefined>>

const whys: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'this user may not read it',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is a file, not a folder',
}

/** Names a file with settings, one on a line, which go before the variables of the process. */
const fileOfAll = 'SETTINGS_FILE'

/**
 * The environment in which a setting that stands in a file has its value: `LINK_KEY_FILE=/run/secrets/link` gives
 * `LINK_KEY`, and `SETTINGS_FILE` all that it holds. A line break at the end of the file is no part of it. `problems`
 * names each file that cannot be used, whose variable is left as it was.
 */
export function readSettingFiles(
  environment: Environment,
  names: readonly string[],
): { readonly environment: Environment; readonly problems: readonly string[] } {
  const all = settingsIn(environment[fileOfAll], names)
  const given: Environment = { ...environment, ...all.settings }
  const read: Record<string, string | undefined> = { ...given }
  const problems = [...all.problems]
  for (const name of names) {
    const variable = `${name}_FILE`
    const path = given[variable]
    if (!path) continue
    if (given[name]) {
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

function settingsIn(path: string | undefined, names: readonly string[]) {
  if (!path) return { settings: {}, problems: [] }
  const { value, why } = textOf(path)
  if (why !== undefined) return { settings: {}, problems: [`${fileOfAll}: ${path} cannot be used: ${why}`] }
  const settings = parseEnv(value)
  const known = new Set(names.flatMap((name) => [name, `${name}_FILE`]))
  const problems = Object.keys(settings)
    .filter((name) => !known.has(name))
    .map((name) => `${fileOfAll}: ${name} is no setting`)
  return { settings, problems }
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
