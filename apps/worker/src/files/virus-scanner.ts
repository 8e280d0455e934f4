import { connect } from 'node:net'
import { timeLimits } from '@app/platform/queue/time-limits'

type ScanResult = 'clean' | 'infected'
/** Rejects if the scanner gives no verdict. */
export type VirusScanner = (bytes: Uint8Array) => Promise<ScanResult>

const CHUNK = 64 * 1024

/** Speaks clamd's INSTREAM protocol: length-prefixed chunks, a zero length, then a one-line answer. */
export const clamdScanner =
  (host: string, port: number): VirusScanner =>
  (bytes) =>
    new Promise((resolve, reject) => {
      const socket = connect({ host, port })
      let answer = ''
      const late = () => socket.destroy(new Error('the scanner did not answer in time'))
      const limit = setTimeout(late, timeLimits.scan * 1000)
      socket.on('close', () => clearTimeout(limit))
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
        for (let at = 0; at < bytes.length; at += CHUNK) {
          const part = bytes.subarray(at, at + CHUNK)
          const length = Buffer.alloc(4)
          length.writeUInt32BE(part.length)
          socket.write(length)
          socket.write(part)
        }
        socket.write(Buffer.alloc(4))
      })
    })
