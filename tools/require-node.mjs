// Imported first by the configuration of every tool, and run by whichever Node is there: an older one fails on the
// types in our files with a page of errors that do not say why.
const needed = 24
const [major] = process.versions.node.split('.')
if (Number(major) < needed) {
  console.error(
    `This needs Node ${needed} and runs on ${process.version}. npm scripts bring it along: npm test, npm run unit -- <file>, npm run browser -- <file>.`,
  )
  process.exit(1)
}
