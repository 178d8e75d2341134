export {
  type SampleName,
  type SampleNumber,
  sampleList,
  sampleNumbers,
} from '../../apps/site/api/sample-numbers.ts'
