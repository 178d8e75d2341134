import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import type { Asked } from './write-curl.ts'
import { writeNode, writePython } from './write-programs.ts'

const body = JSON.stringify({ numbers: ['HY1: "true"'], 'by-mail': true, place: { code: null } }, null, 2)
const asked: Asked = {
  method: 'POST',
  url: 'https://www.hongyan.example/v1/shipments/lookup',
  origin: 'https://www.hongyan.example',
  proof: 'key',
  headers: [],
  body,
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
