export type ReadMail = {
  subject: string
  headers: Map<string, string>
  html: string
  text: string
  files: { name: string; bytes: Buffer }[]
  calendar?: { method: string; content: string }
}

/** Parses a mail as nodemailer writes it, including encoded words and nested multiparts. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = splitPart(raw)
  const mail: ReadMail = { subject: decodeWords(headers.get('subject') ?? ''), headers, html: '', text: '', files: [] }
  collectParts(headers, body, mail)
  return mail
}

function splitPart(part: string): { headers: Map<string, string>; body: string } {
  const end = part.indexOf('\r\n\r\n')
  const lines = part
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  return { headers, body: part.slice(end + 4) }
}

function collectParts(headers: Map<string, string>, body: string, mail: ReadMail): void {
  const type = headers.get('content-type') ?? 'text/plain'
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1]
  if (boundary) {
    for (const part of body.split(`--${boundary}`).slice(1, -1)) {
      const innerPart = splitPart(part.replace(/^\r\n/, ''))
      collectParts(innerPart.headers, innerPart.body, mail)
    }
    return
  }
  const bytes = decodeBody(headers.get('content-transfer-encoding') ?? '7bit', body)
  const name = fileName(headers.get('content-disposition') ?? '')
  if (name) mail.files.push({ name, bytes })
  else if (type.startsWith('text/calendar'))
    mail.calendar = { method: /method=(\w+)/i.exec(type)?.[1] ?? '', content: bytes.toString('utf8') }
  else if (type.startsWith('text/html')) mail.html = bytes.toString('utf8')
  else mail.text = bytes.toString('utf8')
}

/** Parses `filename="a.pdf"` and the encoded form `filename*0*=utf-8''Mej%C3%ADa.jpg`, which can have several parts. */
function fileName(disposition: string): string | undefined {
  const encoded = [...disposition.matchAll(/filename\*(?:\d+\*)?=(?:utf-8'')?([^;\s]+)/gi)]
    .map(([, part]) => part)
    .join('')
  return encoded ? decodeURIComponent(encoded) : /filename="?([^";]+)"?/.exec(disposition)?.[1]
}

function decodeBody(encoding: string, body: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64')
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'utf8')
  return decodeQuoted(body.replace(/=\r\n/g, ''))
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      (kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64') : decodeQuoted(word.replace(/_/g, ' '))).toString(
        'utf8',
      ),
    )
