import type { CollectionConfig, Field } from 'payload'
import { linkGroup } from '../../panel/fields/links'
import { uniqueSlug } from '../../panel/fields/numbers'
import { optionalUpload } from '../../panel/fields/relationships'
import { formatted, line } from '../../panel/fields/texts'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { publicCollection } from '../public-content'
import { usedInField } from '../references/used-in.field'

const key = {
  ...uniqueSlug('key', { es: 'Clave', en: 'Key' }),
  admin: {
    description: {
      es: 'Un enlace a #aviso-{clave}, en cualquier texto o campo de enlace, la abre. Nunca se abre sola.',
      en: 'A link to #aviso-{key}, in any text or link field, opens it. It never opens by itself.',
    },
  },
} as Field

/** Dialogs that open only through a link to `#aviso-{key}`, which can be on any page. */
export const popups: CollectionConfig = publicCollection({
  slug: 'popups',
  labels: { singular: { es: 'Ventana emergente', en: 'Popup' }, plural: { es: 'Ventanas emergentes', en: 'Popups' } },
  admin: { useAsTitle: 'key', group: menuGroups.content },
  fields: [
    key,
    line('title', { es: 'Título', en: 'Title' }),
    formatted('text', { es: 'Texto', en: 'Text' }),
    optionalUpload('image', { es: 'Imagen', en: 'Image' }),
    { ...linkGroup('button', { en: 'Button', es: 'Botón' }) },
    usedInField(),
  ],
})
