/**
 * Licences that a commercial product may include. Most require only a notice. MPL and LGPL require us to publish our
 * changes to the package, but we change none.
 */
export const allowedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
])

/** Returns whether an SPDX expression is allowed. An OR needs one allowed licence, an AND only allowed ones. */
export function isAllowed(expression: string): boolean {
  const inner = /\(([^()]*)\)/.exec(expression)
  if (inner) return isAllowed(expression.replace(inner[0], isAllowed(inner[1] ?? '') ? 'MIT' : 'refused'))
  return expression
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowedLicences.has(licence.trim())))
}
