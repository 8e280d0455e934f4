// Fakes the CRM, the two spreadsheet scripts and the mail server, and records what they receive.
// GET /_received lists every record. POST /_control {"status":503,"times":3} makes the next requests fail.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import net from 'node:net'
import tls from 'node:tls'

const file = process.env.RECORD_FILE ?? '/record/received.jsonl'
const records = existsSync(file)
  ? readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  : []
const record = (entry) => {
  records.push(entry)
  appendFileSync(file, `${JSON.stringify(entry)}\n`)
}
let failing = { times: 0 }

createServer((request, response) => {
  const chunks = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString()
    const url = new URL(request.url, 'http://here')
    const answer = (code, value, headers = {}) => {
      response.writeHead(code, { 'content-type': 'application/json', ...headers })
      response.end(value === undefined ? '' : JSON.stringify(value))
    }
    if (url.pathname === '/_received') return answer(200, records)
    if (url.pathname === '/_control') {
      failing = JSON.parse(body)
      return answer(200, failing)
    }
    if (url.pathname === '/macros/echo') return answer(200, { status: 'success' })
    if (failing.times > 0) {
      failing.times -= 1
      return answer(failing.status ?? 503, { error: 'ordered to fail' })
    }
    record({
      kind: 'http',
      at: new Date().toISOString(),
      method: request.method,
      path: url.pathname,
      headers: request.headers,
      body,
    })
    if (url.pathname === '/api/contact') return answer(201, { status: 'success', id: records.length })
    if (/^\/(referrals|complaints)\/exec$/.test(url.pathname))
      return answer(302, undefined, { location: '/macros/echo' })
    return answer(404, { error: 'unknown path' })
  })
}).listen(Number(process.env.HTTP_PORT ?? 4020), '0.0.0.0')

// The mail server rejects mails without STARTTLS.
const certificate = { key: readFileSync('/tls/mail.key'), cert: readFileSync('/tls/mail.crt') }

function handleSmtp(socket, secure) {
  let buffered = ''
  let data = null
  let to = []
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    buffered += chunk.toString('latin1')
    for (;;) {
      const end = buffered.indexOf('\r\n')
      if (end < 0) return
      const line = buffered.slice(0, end)
      buffered = buffered.slice(end + 2)
      if (data !== null) {
        if (line === '.') {
          record({ kind: 'mail', at: new Date().toISOString(), to, secure, raw: data })
          data = null
          to = []
          socket.write('250 kept\r\n')
        } else data += `${line.replace(/^\.\./, '.')}\r\n`
        continue
      }
      const verb = line.slice(0, 4).toUpperCase()
      if (line.toUpperCase() === 'STARTTLS' && !secure) {
        socket.write('220 go on\r\n')
        socket.removeAllListeners('data')
        handleSmtp(new tls.TLSSocket(socket, { isServer: true, ...certificate }), true)
        return
      }
      if (verb === 'DATA') {
        data = ''
        socket.write('354 go on\r\n')
      } else if (verb === 'RCPT') {
        to.push(/<([^>]*)>/.exec(line)?.[1] ?? line)
        socket.write(secure ? '250 ok\r\n' : '530 encryption first\r\n')
      } else if (verb === 'QUIT') socket.end('221 bye\r\n')
      else if (verb === 'EHLO')
        socket.write(secure ? '250-recorder\r\n250 SIZE 50000000\r\n' : '250-recorder\r\n250 STARTTLS\r\n')
      else socket.write('250 ok\r\n')
    }
  })
}

net
  .createServer((socket) => {
    socket.write('220 recorder\r\n')
    handleSmtp(socket, false)
  })
  .listen(Number(process.env.SMTP_PORT ?? 4025), '0.0.0.0')
console.log('recorder is ready')
