export {
  type SampleName,
  sampleList,
  sampleNumbers,
} from '../../apps/site/calls/sample-numbers.ts'
