export {
  type SampleName,
  type SampleNumber,
  sampleList,
  sampleNumbers,
} from '../../apps/site/calls/sample-numbers.ts'
