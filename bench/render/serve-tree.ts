import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { renderToString } from 'react-dom/server'
import { pageTree, trackingTree } from './page-tree.tsx'

// React alone: the tree of a page, made once, is rendered for every request. A file holds what a tracking answer is made of.
const [port = '0', path = '/', data] = process.argv.slice(2)
const tree = data === undefined ? pageTree(path) : trackingTree(readFileSync(data, 'utf8'))
createServer((_request, response) => {
  const html = Buffer.from(renderToString(tree))
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': html.length })
  response.end(html)
}).listen(Number(port), '127.0.0.1')
