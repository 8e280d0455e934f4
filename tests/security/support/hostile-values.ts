import fc from 'fast-check'

/** Strings that often break programs: control characters, lone surrogates, URLs, markup, formulas, paths. */
const knownStrings = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202egnp.exe',
  '\u00ad\u00ad',
  '\ufeff',
  '\r\nBcc: all@example.test',
  'a@b.example\r\nBcc: c@d.example',
  '=1+1',
  '＝1+1',
  "'; drop table leads; --",
  '$1',
  '%00',
  '%s%n',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{constructor.constructor("return 1")()}}',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '9'.repeat(400),
  '1e999',
  '2026-02-30',
  '٠١٢٣٤٥٦٧',
  'İ'.repeat(30),
  '🧿'.repeat(100),
  'ﷺ'.repeat(500),
  'a'.repeat(20_001),
  `${'a'.repeat(60)}@${'b'.repeat(250)}.example`,
]

const text = fc.oneof(
  fc.constantFrom(...knownStrings),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
)

/** JSON values, including values that break code which trusts their type. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: text, weight: 4 },
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    [],
    {},
    [[]],
    { valueOf: 1 },
    { toString: null },
    { toString: 'x', valueOf: 'y' },
    { length: 5 },
    { toJSON: 1 },
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

export const hostileText = text

/**
 * Generates bodies with some fields replaced or added, including nested fields, and sometimes a body of another type.
 */
export function hostileBody(base: Record<string, unknown>): fc.Arbitrary<unknown> {
  const names = Object.keys(base)
  const change = fc.record({
    field: fc.oneof(
      { arbitrary: fc.constantFrom(...names), weight: 6 },
      fc.constantFrom('website', 'altcha', 'startedAt', 'appointment', 'attribution', 'toString', 'hasOwnProperty'),
    ),
    inside: fc.option(fc.constantFrom('terms', 'date', 'timeOfDay', '0', 'firstName', 'document')),
    value: hostileValue,
  })
  const changedBody = fc.array(change, { maxLength: 4 }).map((changes) => {
    const body: Record<string, unknown> = structuredClone(base)
    for (const { field, inside, value: shared } of changes) {
      // Copy the value, because a later case may get the same object.
      const value = structuredClone(shared)
      const group = body[field]
      if (inside && typeof group === 'object' && group !== null) (group as Record<string, unknown>)[inside] = value
      else body[field] = value
    }
    return body
  })
  return fc.oneof({ arbitrary: changedBody, weight: 9 }, hostileValue)
}
