import type { Asked } from './write-curl.ts'

/** A request by key with a body as a program of Node sends it. */
export function writeNode({ method, url, body }: Asked): string {
  return [
    'import { env } from "node:process"',
    '',
    `const response = await fetch(${JSON.stringify(url)}, {`,
    `  method: ${JSON.stringify(method)},`,
    '  headers: {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the program fills it in.
    '    authorization: `Bearer ${env.API_KEY}`,',
    '    "content-type": "application/json",',
    '  },',
    `  body: JSON.stringify(${indented(withBareKeys(body ?? '{}'), 2)}),`,
    '})',
    'console.log(await response.json())',
  ].join('\n')
}

/** The same as a program of Python. */
export function writePython({ method, url, body }: Asked): string {
  return [
    'import json',
    'from os import environ',
    'from urllib.request import Request, urlopen',
    '',
    'request = Request(',
    `    ${JSON.stringify(url)},`,
    `    method=${JSON.stringify(method)},`,
    '    headers={',
    '        "Authorization": "Bearer " + environ["API_KEY"],',
    '        "Content-Type": "application/json",',
    '    },',
    `    data=json.dumps(${indented(ofPython(body ?? '{}'), 4)}).encode(),`,
    ')',
    'with urlopen(request) as response:',
    '    print(response.read().decode())',
  ].join('\n')
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
