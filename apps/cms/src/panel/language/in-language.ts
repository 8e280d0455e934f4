import type { PayloadRequest } from 'payload'
import type { Label } from '../../platform/labels'

export const localize = (language: string, { es, en }: Label): string => (language === 'es' ? es : en)

export const localizeFor = (req: PayloadRequest, text: Label): string => localize(req.i18n.language, text)
