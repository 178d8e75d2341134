import type { Messages } from './types.ts'
import { unlistedGoods } from './unlisted-goods.ts'

/** Whether a thing may be sent: the tool, its answers and the list. */
export const prohibitedEn: Messages['prohibited'] = {
  title: 'Can I send this?',
  lead: 'Say what you want to send. You get a plain answer, what you need to do, and the rule behind it.',
  field: 'What do you want to send?',
  placeholder: 'Power bank',
  hint: 'Item only, no brand. No names, phone or shipment numbers, please.',
  empty: 'Type what you want to send first.',
  mode: 'Transport mode',
  submit: 'Look it up',
  modes: {
    express: 'Road express',
    freight: 'Road freight',
    rail: 'Rail',
    air: 'Air, domestic',
    'air-international': 'Air, international',
    cold: 'Cold chain truck',
  },
  by: {
    express: 'by road express',
    freight: 'by road freight',
    rail: 'by rail',
    air: 'by air',
    'air-international': 'by international air',
    cold: 'by cold chain truck',
  },
  verdicts: {
    yes: 'You can send this {by}',
    conditions: 'You can send this {by}, with conditions',
    anyone: 'You can send this {by} once we have agreed',
    companies: 'People may not send this {by}. Companies: by agreement',
    freighter: 'People may not send this {by}. Companies: by agreement, freighter only',
    no: 'You cannot send this {by}',
    unknown: 'We do not know',
    vague: 'Say what it is first',
  },
  short: {
    yes: 'Yes',
    conditions: 'With conditions',
    anyone: 'By agreement',
    companies: 'Companies, by agreement',
    freighter: 'Companies, freighter only',
    agreement: 'By agreement',
    no: 'No',
  },
  pageTitle: 'Can I send this: {name}',
  guessed:
    '“{query}” is not on the list, so this is the answer for “{name}”. If that is not what you meant, try another word.',
  also: 'Also called',
  why: 'Why',
  conditions: 'What you need to do',
  agreement: {
    anyone: 'Arrange it first: call {hotline} or ask us online, and send it once we have agreed in writing.',
    companies:
      'Companies can arrange it: call {hotline} or ask us online, and send it once we have agreed in writing.',
  },
  instead: 'If it cannot go this way',
  otherwise: 'Another way',
  sources: 'Based on',
  year: '{year}',
  section: 'catalog, {section}',
  un: 'UN number',
  otherModes: 'Other ways to send it',
  measured: {
    assumed:
      'No rating given, so this assumes {band}. Enter yours for an exact answer.',
    given: 'For the {amount} you gave, which is in {band}.',
    title: {
      'watt-hours': 'How large is the battery?',
      alcohol: 'How strong is it?',
      'dry-ice': 'How much dry ice in a package?',
      blade: 'How long is the blade?',
    },
    help: {
      'watt-hours': 'Use the Wh on the label. If it gives only mAh, fill in volts and mAh and we multiply.',
      alcohol: 'The “% vol” on the bottle.',
      'dry-ice': 'The ice alone, without box and goods.',
      blade: 'From the front of the handle to the point.',
    },
    bands: 'The answer for each size',
    fields: {
      wh: 'Rated energy',
      v: 'Voltage',
      mah: 'Capacity',
      vol: 'Alcohol by volume',
      kg: 'Net dry ice',
      mm: 'Blade length',
    },
    units: { wh: 'Wh', v: 'V', mah: 'mAh', vol: '%', kg: 'kg', mm: 'mm' },
    or: 'or',
    submit: 'Answer for this',
    problems: {
      'not-a-number': 'Enter a number, such as 3.7',
      'too-large': 'That is too large: check the unit',
      unclear:
        'This number can be read in more than one way: write a single one without separators, such as 1500 or 1.5',
      'other-missing': 'Volts and mAh are needed together',
    },
  },
  choices: {
    title: 'Which of these is it?',
    text: '“{query}” may be any of the following, and their rules differ. Choose one to see its answer.',
  },
  unknown: {
    text: unlistedGoods.en.unknown,
    vague: unlistedGoods.en.vague,
    steps: [
      'Try a more general word: the thing, without brand or model.',
      'Call {hotline} or ask us online: what it is, what it contains, and whether it has a battery.',
      'Take a photo of the item and its label, and show it to the courier before packing.',
    ],
    noted:
      'We have noted the name, and nothing about you. Once we have checked it, it will be added to the list.',
  },
  guidance:
    'This is guidance, not a guarantee: every parcel is checked when we accept it, and the carrier decides by the rules in effect that day.',
  edition: 'List dated {date}, {count} items.',
  call: 'Call {hotline}',
  consult: 'Ask customer service',
  popular: 'Popular searches',
  list: {
    title: 'By category: never accepted, and accepted with conditions',
    lead: 'This is the list for {mode}. Something that is not on it is not automatically allowed.',
    mode: 'See the list for',
    official: 'National catalog: {heading}',
    levels: { no: 'Never', agreement: 'Only by agreement', conditions: 'With conditions' },
    print: 'Print this list',
    all: 'See the whole list for {mode}',
  },
  air: {
    search: 'What do you want to send by air?',
    all: 'See the whole air list, conditions included',
  },
  suggestions: {
    label: 'Suggested names',
    count: { one: '{count} name, use the arrow keys', other: '{count} names, use the arrow keys' },
  },
}
