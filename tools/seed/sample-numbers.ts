export {
  type SampleName,
  type SampleNumber,
  sampleList,
  sampleNumbers,
} from '../../apps/site/server/http/sample-numbers.ts'
