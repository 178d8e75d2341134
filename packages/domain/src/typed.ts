// Door of the subpath `@hongyan/domain/typed`: what people type and paste, read the same at every door. Runs in the browser.
export { cleanText, isPlainText } from './typed/clean-text.ts'
