import { execFile } from 'node:child_process'
import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { mkdtemp, readFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

type ReceivedPush = {
  at: number
  path: string
  headers: Record<string, string | string[] | undefined>
  message: string
}

/** `slow` accepts a message after 30 s, which is longer than the worker waits. A number is the status of the answer. */
type PushFailure = 'reset' | 'slow' | number

const SLOW_MS = 30_000

/** A browser that subscribed at the fake push service. */
export type PushBrowser = { endpoint: string; p256dh: string; auth: string }

/**
 * Starts a push service with HTTPS on a free port, which decrypts messages as a browser does (RFC 8291). The worker
 * trusts its certificate through NODE_EXTRA_CA_CERTS.
 */
export async function startPushService() {
  const { keyFile, certificateFile } = await createCertificate()
  const browsers = new Map<string, { keys: ECDH; auth: Buffer }>()
  const statuses = new Map<string, number>()
  const received: ReceivedPush[] = []
  let failure: PushFailure | undefined
  const tls = { key: await readFile(keyFile), cert: await readFile(certificateFile) }
  const server = createServer(tls, (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const url = request.url ?? ''
      const browser = browsers.get(url)
      const failureOfRequest = failure
      if (failureOfRequest === 'reset') return request.destroy()
      if (failureOfRequest === 'slow') await wait(SLOW_MS)
      const usualStatus = browser ? (statuses.get(url) ?? 201) : 404
      const status = typeof failureOfRequest === 'number' ? failureOfRequest : usualStatus
      if (browser && status === 201) {
        const message = decrypt(Buffer.concat(chunks), browser)
        received.push({ at: Date.now(), path: url, headers: request.headers, message })
      }
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    received,
    certificateFile,
    subscribe(name: string): PushBrowser {
      const keys = createECDH('prime256v1')
      const auth = randomBytes(16)
      browsers.set(`/${name}`, { keys, auth })
      return {
        endpoint: `https://localhost:${port}/${name}`,
        p256dh: keys.generateKeys('base64url'),
        auth: auth.toString('base64url'),
      }
    },
    /** Answers the messages to a browser with a status, such as 410 after the subscription ended. */
    answer: (name: string, status: number) => void statuses.set(`/${name}`, status),
    /** Makes messages to all browsers fail until it is called without a failure. */
    fail(next?: PushFailure) {
      failure = next
    },
    stop() {
      // Killed workers and slow answers leave connections open.
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function createCertificate() {
  const dir = await mkdtemp(path.join(tmpdir(), 'push-service-'))
  const [keyFile, certificateFile] = [path.join(dir, 'key.pem'), path.join(dir, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', keyFile, '-out', certificateFile]
  await promisify(execFile)('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...subject,
    ...files,
  ])
  return { keyFile, certificateFile }
}

/** Decrypts a message of one record in the encoding `aes128gcm`. */
function decrypt(body: Buffer, { keys, auth }: { keys: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const secret = keys.computeSecret(senderKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey])
  const inputKey = Buffer.from(hkdfSync('sha256', secret, auth, info, 32))
  const derive = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', inputKey, salt, Buffer.from(`Content-Encoding: ${label}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  // The text ends with the delimiter of the last record and optional padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}
