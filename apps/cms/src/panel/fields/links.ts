import { linkUrl } from '@app/domain/snapshot/popup.schema'
import type { GroupField, PayloadRequest, TextField } from 'payload'
import type { Label } from '../../platform/labels'
import { localizeFor } from '../language/in-language'
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
      en: 'A page (/nosotros), a URL (https://…) or a pop-up (#aviso-{key}).',
    },
  },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    !value ||
    linkUrl.safeParse(value).success ||
    localizeFor(req, {
      es: 'Empieza con https://, / o #, sin espacios.',
      en: 'It must start with https://, / or #, without spaces.',
    }),
}

export const linkGroup = (name: string, label: Label): GroupField =>
  optionalGroup(name, label, [line('text', { es: 'Texto', en: 'Text' }), href])
