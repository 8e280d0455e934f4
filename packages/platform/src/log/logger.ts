import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino'
import { describeError, redact } from './redact'

export type Logger = PinoLogger

type LoggerSettings = { process: string; level: string; destination?: DestinationStream }

/**
 * Creates a logger that writes JSON lines without personal data. Identifiers such as references and delivery ids are
 * kept.
 */
export const createLogger = ({ process, level, destination }: LoggerSettings): Logger =>
  pino(
    {
      level,
      base: { process },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      formatters: { level: (label) => ({ level: label }), log: redactEntry },
    },
    destination ?? pino.destination(1),
  )

/** Redacts an entry except for `err`, whose serializer runs after this formatter and needs the Error object. */
function redactEntry({ err, ...fields }: Record<string, unknown>): Record<string, unknown> {
  return { ...(redact(fields) as Record<string, unknown>), ...(err ? { err } : {}) }
}
