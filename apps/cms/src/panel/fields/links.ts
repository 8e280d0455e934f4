import { linkAddress } from '@sillar/domain/snapshot/popup.schema'
import type { GroupField, PayloadRequest, TextField } from 'payload'
import { sayTo } from '../language/in-language'
import { optionalGroup } from './groups'
import { line } from './texts'

const href: TextField = {
  name: 'href',
  type: 'text',
  required: true,
  admin: { description: 'A page (/nosotros), an address (https://…) or a pop-up (#aviso-{key}).' },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    !value || linkAddress.safeParse(value).success || sayTo(req, 'It begins with https://, / or #, without spaces.'),
}

/** A link that a text may have or not. */
export const linkGroup = (name: string): GroupField => optionalGroup(name, [line('text'), href])
