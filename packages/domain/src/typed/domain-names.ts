export { domainToASCII, domainToUnicode } from 'node:url'
