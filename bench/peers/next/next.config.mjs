export default { output: undefined, poweredByHeader: false, reactStrictMode: true }
