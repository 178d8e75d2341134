import fc from 'fast-check'

/** Texts that somebody may send who means no good, or whose keyboard, clipboard or program is odd. */
export const strangeText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'a\udfffb',
    '\u202e\u2066',
    '\u200b',
    '\ufeff',
    '__proto__',
    'constructor',
    "' OR 1=1 --",
    '%00',
    '%',
    '../../etc/passwd',
    '<script>1</script>',
    '2026-02-30',
    '9999-12-31T23:59:59.999Z',
    '0000-00-00',
    '-1',
    '1e309',
    '9007199254740993',
    '１２３',
    'NaN',
    '00000000-0000-0000-0000-000000000000',
    'HY660120260038',
    '13900001035',
    '110101',
    '𠮷'.repeat(100),
    'a'.repeat(5000),
    '9'.repeat(400),
  ),
  fc.string({ unit: 'binary' }),
)

const strangeNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1, 0.5, 1e-7, 1e21, 1e308, 2 ** 53, -(2 ** 53), 2 ** 31, 253_402_300_800_000),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
)

/** Any value of JSON, and those that programs stumble over more often than others. */
export const strange: fc.Arbitrary<unknown> = fc.oneof(
  strangeText,
  strangeNumber,
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { ['__proto__']: null }),
  fc.jsonValue({ maxDepth: 2 }),
)
