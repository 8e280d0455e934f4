import { APIError, type PayloadRequest } from 'payload'
import type { Label } from '../../platform/labels'
import { sayTo } from './in-language'

/**
 * A sentence that reaches whoever asked. The build gives Payload's error class no name, and an error with neither name
 * nor data is answered as "unknown"; so it carries data.
 */
export const refusal = (req: PayloadRequest, sentence: Label, status: number, list = '') =>
  new APIError(
    sayTo(req, sentence).replace('{list}', () => list),
    status,
    {},
    true,
  )
