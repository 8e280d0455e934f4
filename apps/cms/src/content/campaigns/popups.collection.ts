import type { CollectionConfig, Field } from 'payload'
import { linkGroup } from '../../panel/fields/links'
import { uniqueSlug } from '../../panel/fields/numbers'
import { optionalPicture } from '../../panel/fields/references'
import { formatted, line } from '../../panel/fields/texts'
import { publicCollection } from '../public-content'
import { usedIn } from '../references/used-in.field'

const key = {
  ...uniqueSlug('key'),
  admin: { description: 'A link to #aviso-{key}, in any text or link field, opens it. It never opens by itself.' },
} as Field

/** Texts that open over a page. Whatever links to `#aviso-{key}` opens one, on any page; nothing else does. */
export const popups: CollectionConfig = publicCollection({
  slug: 'popups',
  admin: { useAsTitle: 'key', group: 'Content' },
  fields: [
    key,
    line('title'),
    formatted('text'),
    optionalPicture('image'),
    { ...linkGroup('button'), label: { en: 'Button', es: 'Botón' } },
    usedIn(),
  ],
})
