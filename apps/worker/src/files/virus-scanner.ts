import { connect } from 'node:net'
import { timeLimits } from '@app/platform/queue/time-limits'

type ScanResult = 'clean' | 'infected'
/** Rejects if the scanner gives no verdict. */
export type VirusScanner = (bytes: Uint8Array) => Promise<ScanResult>

const CHUNK_BYTES = 64 * 1024

/** Returns a scanner that uses clamd's INSTREAM protocol: chunks with a length, a zero length, a one-line answer. */
export const clamdScanner =
  (host: string, port: number): VirusScanner =>
  (bytes) =>
    new Promise((resolve, reject) => {
      const socket = connect({ host, port })
      let answer = ''
      const onTimeout = () => socket.destroy(new Error('the scanner did not answer in time'))
      const timer = setTimeout(onTimeout, timeLimits.scan * 1000)
      socket.on('close', () => clearTimeout(timer))
      socket.on('error', reject)
      socket.on('data', (chunk) => {
        answer += chunk.toString('utf8')
      })
      socket.on('end', () => {
        if (/\bFOUND\b/.test(answer)) return resolve('infected')
        if (/: OK\b/.test(answer)) return resolve('clean')
        reject(new Error('the scanner gave no verdict'))
      })
      socket.on('connect', () => {
        socket.write('zINSTREAM\0')
        for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES) {
          const part = bytes.subarray(offset, offset + CHUNK_BYTES)
          const length = Buffer.alloc(4)
          length.writeUInt32BE(part.length)
          socket.write(length)
          socket.write(part)
        }
        socket.write(Buffer.alloc(4))
      })
    })
