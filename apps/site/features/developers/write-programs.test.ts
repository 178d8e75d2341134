import { execFileSync, spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { siteCalls } from '../../features.ts'
import { buildOpenApi } from '../../server/http/openapi.ts'
import { type Asked, sentOf } from './asked.ts'
import { type ApiDescription, loadCalls } from './load.ts'
import { writeNode, writePython } from './write-programs.ts'

const body = JSON.stringify({ numbers: ['HY1: "true"'], 'by-mail': true, place: { code: null } }, null, 2)
const asked: Asked = {
  method: 'POST',
  url: 'https://www.hongyan.example/v1/shipments/lookup',
  origin: 'https://www.hongyan.example',
  proof: 'key',
  headers: [],
  body,
  file: null,
}
const sent = {
  url: asked.url,
  method: 'POST',
  key: 'Bearer k1',
  body: JSON.parse(body),
}

it('Node sends what a shell sends', () => {
  const shown = `globalThis.fetch = async (url, { method, headers, body }) => ({
    json: () => JSON.stringify({ url, method, key: headers.authorization, body: JSON.parse(body) }) })\n`
  const answer = execFileSync(process.execPath, ['--input-type=module', '--eval', shown + writeNode(asked)], {
    encoding: 'utf8',
    env: { API_KEY: 'k1' },
  })
  expect(JSON.parse(answer)).toEqual(sent)
})

it('Python is written by its own rules', () => {
  expect(writePython(asked)).toBe(`import json
from os import environ
from urllib.request import Request, urlopen

request = Request(
    "https://www.hongyan.example/v1/shipments/lookup",
    method="POST",
    headers={
        "Authorization": "Bearer " + environ["API_KEY"],
        "Content-Type": "application/json",
    },
    data=json.dumps({
        "numbers": [
            "HY1: \\"true\\""
        ],
        "by-mail": True,
        "place": {
            "code": None
        }
    }).encode(),
)
with urlopen(request) as response:
    print(response.read().decode())`)
})

const api = buildOpenApi(siteCalls, 'https://www.hongyan.example', 'en-US') as ApiDescription
const every = loadCalls(api).flatMap(({ calls }) => calls.map((call) => call.asked))
const secrets = {
  API_KEY: 'k1',
  ACCOUNT: 'a1',
  SESSION: 's1',
  KEY_ID: 'i1',
  TIME: 't1',
  SIGNATURE: 'g1',
}

const asSent = every.map((one) => {
  const { headers, body } = sentOf(one)
  const filled = headers.map(([name, value]) => [
    name.toLowerCase(),
    value.replace(/\$(\w+)/, (_, variable: keyof typeof secrets) => secrets[variable]),
  ])
  return {
    url: one.url,
    method: one.method,
    headers: Object.fromEntries(filled),
    body: body === null ? null : JSON.parse(body),
  }
})

it('Node sends of every call what is asked', () => {
  const programs = every.map((one) => `async () => {\n${writeNode(one).replace(/^import .*\n/gm, '')}\n}`)
  const script = `import { env } from 'node:process'
const writeFile = async () => {}, sent = []
globalThis.fetch = async (url, { method = 'GET', headers = {}, body = null } = {}) => {
  sent.push({ url, method, headers, body: JSON.parse(body) })
  return { json: () => 0, arrayBuffer: () => new ArrayBuffer(1) }
}
const print = console.log
console.log = () => {}
for (const program of [${programs.join(',\n')}]) await program()
print(JSON.stringify(sent))`
  const answer = execFileSync(process.execPath, ['--input-type=module'], {
    encoding: 'utf8',
    env: secrets,
    input: script,
  })
  expect(JSON.parse(answer)).toEqual(asSent)
})

it.runIf(spawnSync('python3', ['--version']).status === 0)('Python sends of every call what is asked', () => {
  const script = `import io, json, os, sys, urllib.request
sent = []
def told(request):
    if isinstance(request, str):
        request = urllib.request.Request(request)
    headers = {name.lower(): value for name, value in request.header_items()}
    body = None if request.data is None else json.loads(request.data)
    sent.append({"url": request.full_url, "method": request.get_method(), "headers": headers, "body": body})
    return io.BytesIO()
urllib.request.urlopen = told
shown = print
asked = json.loads(sys.stdin.read())
os.environ.update(asked["secrets"])
for program in asked["programs"]:
    exec(program, {"print": lambda text: None, "open": lambda *_: io.BytesIO()})
shown(json.dumps(sent))`
  const answer = execFileSync('python3', ['-c', script], {
    encoding: 'utf8',
    input: JSON.stringify({ programs: every.map(writePython), secrets }),
  })
  expect(JSON.parse(answer)).toEqual(asSent)
})
