import { linkAddress } from '@sillar/domain/snapshot/popup.schema'
import type { GroupField, PayloadRequest, TextField } from 'payload'
import type { Label } from '../../platform/labels'
import { sayTo } from '../language/in-language'
import { optionalGroup } from './groups'
import { line } from './texts'

const href: TextField = {
  name: 'href',
  type: 'text',
  label: { es: 'Enlace', en: 'Href' },
  required: true,
  admin: {
    description: {
      es: 'Una página (/nosotros), una dirección (https://…) o una ventana emergente (#aviso-{clave}).',
      en: 'A page (/nosotros), an address (https://…) or a pop-up (#aviso-{key}).',
    },
  },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    !value ||
    linkAddress.safeParse(value).success ||
    sayTo(req, {
      es: 'Empieza con https://, / o #, sin espacios.',
      en: 'It begins with https://, / or #, without spaces.',
    }),
}

/** A link that a text may have or not. */
export const linkGroup = (name: string, label: Label): GroupField =>
  optionalGroup(name, label, [line('text', { es: 'Texto', en: 'Text' }), href])
