// Generates HTTP requests that are mostly valid, with some values, headers or bytes replaced by hostile ones. The valid
// part lets them pass the first checks of an endpoint.
import fc from 'fast-check'
import { hostileText, hostileValue } from '../security/support/hostile-values'

export type GeneratedRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
  /** Whether the hidden field is filled in. The intake then reports success and stores nothing. */
  isTrap?: boolean
}

type Json = Record<string, unknown>
type GeneratedBody = Pick<GeneratedRequest, 'body' | 'isTrap'>
type Path = string[]

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text))

/** JSON values that `JSON.stringify` never writes, or only after a stack overflow. */
const rawValues = [
  '1e999',
  '-1e999',
  '-0',
  '9'.repeat(400),
  `0.${'1'.repeat(400)}`,
  '9007199254740993',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\u2028"',
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
  `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`,
  '{"__proto__":{"website":"x"}}',
  '{"constructor":{"prototype":{"website":"x"}}}',
  '{"toString":1,"valueOf":1,"length":-1}',
]

/** Fields that no form has, but that code may read by mistake. */
const extraNames = ['website', 'altcha', 'startedAt', 'toString', 'hasOwnProperty', 'constructor', 'length', 'id']

/** Returns the paths of all values in a body, such as `['attribution', 'gclid']`. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, child]) => pathsOf(child, [...path, name]))
      : []
  return path.length > 0 ? [path, ...inner] : inner
}

function replaceValue(body: Json, path: Path, value: unknown): void {
  const group = path.slice(0, -1).reduce<unknown>((target, name) => (target as Json | undefined)?.[name], body)
  // An earlier change may have replaced the group by a text.
  if (typeof group === 'object' && group !== null) (group as Json)[path.at(-1) ?? ''] = value
}

/** Generates bodies with up to three values replaced or added, at any depth. */
export function changedBody(base: Json): fc.Arbitrary<Json> {
  const change = fc.record({
    path: fc.oneof(
      { arbitrary: fc.constantFrom(...pathsOf(base)), weight: 9 },
      fc.constantFrom(...extraNames).map((name) => [name]),
    ),
    value: hostileValue,
  })
  return fc.array(change, { maxLength: 3 }).map((changes) => {
    const body = structuredClone(base)
    // A later request may get the same value, so it must not be changed.
    for (const { path, value } of changes) replaceValue(body, path, structuredClone(value))
    return body
  })
}

const isTrapFilled = ({ website }: Json) => typeof website === 'string' && website.trim() !== ''

/** Returns whether the hidden field of a broken form may be filled in. */
const mayFillTrap = (form: Uint8Array) =>
  new URLSearchParams(new TextDecoder().decode(form)).getAll('website').some((website) => isTrapFilled({ website }))

const RAW = '@@raw@@'

function bodyWithRawValue(base: Json): fc.Arbitrary<string> {
  return fc.tuple(fc.constantFrom(...pathsOf(base)), fc.constantFrom(...rawValues)).map(([path, raw]) => {
    const body = structuredClone(base)
    replaceValue(body, path, RAW)
    return JSON.stringify(body).replace(`"${RAW}"`, () => raw)
  })
}

/** Breaks a text in the middle, or encodes it in a way that no sender uses. */
const brokenText = (text: string): fc.Arbitrary<Uint8Array<ArrayBuffer>> =>
  fc.oneof(
    fc.nat(text.length).map((length) => bytesOf(text.slice(0, length))),
    fc
      .tuple(fc.nat(text.length), fc.constantFrom('\0', '\xff\xfe', '\xed\xa0\x80', '\xc0\x80', ',', '}', '"'))
      .map(([at, bytes]) =>
        Uint8Array.from(
          Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from(bytes, 'latin1'), Buffer.from(text.slice(at))]),
        ),
      ),
    fc.constantFrom(
      bytesOf(`\ufeff${text}`),
      bytesOf(text + text),
      Uint8Array.from(Buffer.from(text, 'utf16le')),
      bytesOf(`"${text.replaceAll('"', '\\"')}"`),
      bytesOf(`{"__proto__":${text},${text.slice(1)}`),
      bytesOf(`${text.slice(0, -1)},${text.slice(1)}`),
      bytesOf(''),
    ),
  )

/** Generates the bytes of JSON bodies that resemble a valid body. */
export const jsonBody = (base: Json): fc.Arbitrary<GeneratedBody> =>
  fc.oneof(
    {
      arbitrary: changedBody(base).map((body) => ({
        body: bytesOf(JSON.stringify(body)),
        isTrap: isTrapFilled(body),
      })),
      weight: 8,
    },
    { arbitrary: bodyWithRawValue(base).map((text) => ({ body: bytesOf(text) })), weight: 2 },
    brokenText(JSON.stringify(base)).map((body) => ({ body })),
    hostileValue.map((value) => ({ body: bytesOf(JSON.stringify(value)) })),
    fc.uint8Array({ maxLength: 400 }).map((bytes) => ({ body: Uint8Array.from(bytes) })),
  )

/** Generates forms as a browser without JavaScript sends them. */
function formBody(base: Record<string, string>): fc.Arbitrary<GeneratedBody> {
  const name = fc.oneof(
    { arbitrary: fc.constantFrom(...Object.keys(base)), weight: 8 },
    fc.constantFrom('website', '__proto__', 'consentVersions.terms.x', 'a.b.c.d.e', 'appointment.date', 'quote.lot'),
    hostileText,
  )
  const changes = fc.array(fc.tuple(name, hostileText), { maxLength: 3 })
  return fc.oneof(
    {
      arbitrary: changes.map((changed) => {
        const fields = { ...base, ...Object.fromEntries(changed) }
        return { body: bytesOf(new URLSearchParams(fields).toString()), isTrap: isTrapFilled(fields) }
      }),
      weight: 8,
    },
    brokenText(new URLSearchParams(base).toString()).map((body) => ({ body, isTrap: mayFillTrap(body) })),
  )
}

const otherTypes = [
  '',
  ',',
  'text/plain',
  'application/JSON;charset=utf-16',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'application/json, text/html',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'image/svg+xml',
]

const printable = fc.stringMatching(/^[!-~]{0,60}$/)

const sometimes = <Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 4 }, values)

/** Generates headers that name the right type of the body in most requests. */
export const generatedHeaders = (type: string): fc.Arbitrary<Record<string, string>> =>
  fc
    .record({
      'content-type': fc.oneof({ arbitrary: fc.constant(type), weight: 15 }, fc.constantFrom(...otherTypes)),
      referer: sometimes(fc.oneof(fc.webUrl(), printable)),
      'x-request-id': sometimes(printable),
      'x-device-key': sometimes(fc.oneof(fc.uuid(), printable)),
    })
    .map(withoutMissing)

function withoutMissing(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

const idempotencyKey = fc.oneof({ arbitrary: fc.uuid(), weight: 15 }, printable)

/** Generates submissions as JSON. With `fields`, some are plain forms. */
export function submission(
  path: string,
  bases: Json[],
  fields?: Record<string, string>,
): fc.Arbitrary<GeneratedRequest> {
  const json = fc
    .record({
      headers: generatedHeaders('application/json'),
      key: idempotencyKey,
      content: fc.oneof(...bases.map(jsonBody)),
    })
    .map(({ headers, key, content }) => ({
      method: 'POST',
      path,
      headers: { ...headers, 'idempotency-key': key },
      ...content,
    }))
  if (!fields) return json
  const form = fc
    .record({ headers: generatedHeaders('application/x-www-form-urlencoded'), content: formBody(fields) })
    .map(({ headers, content }) => ({ method: 'POST', path, headers, ...content }))
  return fc.oneof({ arbitrary: json, weight: 3 }, form)
}

/** Percent-encoded values that no browser sends, such as NUL, half an escape or a lone surrogate. */
const rawQueryValues = [
  '',
  '%',
  '%zz',
  '%00',
  'a%00b',
  '%ff',
  '%ed%a0%80',
  '%0d%0aset-cookie:a=b',
  '%2500',
  '%F0%9F%A7',
]
const encodeText = (text: string) => encodeURIComponent(text.toWellFormed())

const hostileQueryValue = fc.oneof(
  { arbitrary: hostileText.map(encodeText), weight: 3 },
  fc.constantFrom(...rawQueryValues),
)

/** Generates query strings. Each parameter is valid in most requests, and missing, hostile or repeated in others. */
function queryString(parameters: Record<string, fc.Arbitrary<string>>): fc.Arbitrary<string> {
  const parts = Object.entries(parameters).map(([name, valid]) => {
    const pair = (value: string) => `${name}=${value}`
    const validPair = valid.map((value) => pair(encodeText(value)))
    const hostilePair = hostileQueryValue.map(pair)
    return fc.oneof(
      { arbitrary: validPair.map((text) => [text]), weight: 9 },
      hostilePair.map((text) => [text]),
      fc.constant<string[]>([]),
      fc.tuple(validPair, hostilePair),
    )
  })
  const unknown = sometimes(fc.tuple(hostileQueryValue, hostileQueryValue).map((pair) => pair.join('=')))
  return fc
    .tuple(unknown, ...parts)
    .map(([unknownPair, ...pairs]) => [...pairs.flat(), ...(unknownPair ? [unknownPair] : [])].join('&'))
}

/** Generates requests for a page. */
export const pageRequest = (
  path: string,
  parameters: Record<string, fc.Arbitrary<string>>,
): fc.Arbitrary<GeneratedRequest> =>
  fc
    .record({ headers: generatedHeaders('text/html'), query: queryString(parameters) })
    .map(({ headers, query }) => ({ method: 'GET', path: `${path}?${query}`, headers }))

/** Generates the POST of a button on a page, with its parameters in the form, in JSON or in the URL. */
export function buttonPress(
  path: string,
  parameters: Record<string, fc.Arbitrary<string>>,
): fc.Arbitrary<GeneratedRequest> {
  const form = fc
    .record({ headers: generatedHeaders('application/x-www-form-urlencoded'), query: queryString(parameters) })
    .map(({ headers, query }) => ({ method: 'POST', path, headers, body: bytesOf(query) }))
  const url = form.map(({ headers, body }) => ({
    method: 'POST',
    path: `${path}?${new TextDecoder().decode(body)}`,
    headers,
    body: bytesOf('List-Unsubscribe=One-Click'),
  }))
  const json = fc
    .record({ headers: generatedHeaders('application/json'), content: fc.record(parameters).chain(jsonBody) })
    .map(({ headers, content }) => ({ method: 'POST', path, headers, body: content.body }))
  return fc.oneof({ arbitrary: form, weight: 4 }, url, json)
}
