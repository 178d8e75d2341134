import { type Asked, partsOf, sentOf } from './asked.ts'

/** A request as a program of Node sends it. */
export function writeNode(asked: Asked): string {
  const { method, url, file } = asked
  const { headers, body } = sentOf(asked)
  const imports = [
    ...(file === null ? [] : ['import { writeFile } from "node:fs/promises"']),
    ...(hasSecret(headers) ? ['import { env } from "node:process"'] : []),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${JSON.stringify(method)},`]),
    ...(headers.length === 0 ? [] : ['  headers: {', ...headers.map(headerOfNode), '  },']),
    ...(body === null ? [] : [`  body: JSON.stringify(${indented(withBareKeys(body), 2)}),`]),
  ]
  const address = JSON.stringify(url)
  return [
    ...imports,
    ...(imports.length > 0 ? [''] : []),
    ...(options.length === 0
      ? [`const response = await fetch(${address})`]
      : [`const response = await fetch(${address}, {`, ...options, '})']),
    file === null
      ? 'console.log(await response.json())'
      : `await writeFile(${JSON.stringify(file)}, Buffer.from(await response.arrayBuffer()))`,
  ].join('\n')
}

/** The same as a program of Python. */
export function writePython(asked: Asked): string {
  const { method, url, file } = asked
  const { headers, body } = sentOf(asked)
  const options = [
    ...(method === 'GET' ? [] : [`    method=${JSON.stringify(method)},`]),
    ...(headers.length === 0 ? [] : ['    headers={', ...headers.map(headerOfPython), '    },']),
    ...(body === null ? [] : [`    data=json.dumps(${indented(ofPython(body), 4)}).encode(),`]),
  ]
  return [
    ...(body === null ? [] : ['import json']),
    ...(hasSecret(headers) ? ['from os import environ'] : []),
    `from urllib.request import ${options.length === 0 ? '' : 'Request, '}urlopen`,
    '',
    ...(options.length === 0
      ? [`with urlopen(${JSON.stringify(url)}) as response:`]
      : [
          'request = Request(',
          `    ${JSON.stringify(url)},`,
          ...options,
          ')',
          'with urlopen(request) as response:',
        ]),
    ...(file === null
      ? ['    print(response.read().decode())']
      : [`    with open(${JSON.stringify(file)}, "wb") as file:`, '        file.write(response.read())']),
  ].join('\n')
}

type Header = readonly [name: string, value: string]

function hasSecret(headers: readonly Header[]): boolean {
  return headers.some(([, value]) => partsOf(value).variable !== null)
}

function headerOfNode([name, value]: Header): string {
  const { plain, variable } = partsOf(value)
  const key = name.toLowerCase()
  const written = variable === null ? JSON.stringify(value) : `\`${plain}\${env.${variable}}\``
  return `    ${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${written},`
}

function headerOfPython([name, value]: Header): string {
  const { plain, variable } = partsOf(value)
  const secret = `${plain === '' ? '' : `${JSON.stringify(plain)} + `}environ["${variable}"]`
  return `        ${JSON.stringify(name)}: ${variable === null ? JSON.stringify(value) : secret},`
}

/** Text whose lines after the first are moved in. */
function indented(text: string, spaces: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(spaces)}`)
}

/** JSON whose keys stand without quotes where they can; each begins a line. */
function withBareKeys(json: string): string {
  return json.replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
}

/** JSON in the words of Python, four spaces to a step. */
function ofPython(json: string): string {
  return json
    .replace(/^ +/gm, (spaces) => spaces + spaces)
    .replace(/("(?:[^"\\]|\\.)*")|\b(?:true|false|null)\b/g, (whole, text?: string) =>
      text !== undefined ? whole : ({ true: 'True', false: 'False' }[whole] ?? 'None'),
    )
}
