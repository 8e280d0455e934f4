import type { PayloadRequest } from 'payload'
import type { Label } from '../../platform/labels'

/** Returns a text in the language that a member of staff has chosen for the panel. */
export const say = (language: string, { es, en }: Label): string => (language === 'es' ? es : en)

export const sayTo = (req: PayloadRequest, text: Label): string => say(req.i18n.language, text)
