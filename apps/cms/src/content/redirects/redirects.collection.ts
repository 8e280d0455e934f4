import { toSitePath } from '@app/domain/redirect/redirect-problems'
import type { CollectionConfig, TextField } from 'payload'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { newRecordTitleField } from '../../panel/record-form/head.field'
import { cmsEnv } from '../../platform/env'
import type { Label } from '../../platform/labels'
import { changeOf } from '../../publishing/releases/record-change'
import { requestPublish } from '../../publishing/releases/request-publish'
import { checkRedirect } from './check-redirect'

const pathField = (name: 'from' | 'to', label: Label, description: Label): TextField => ({
  name,
  type: 'text',
  label,
  required: true,
  admin: { description },
  hooks: {
    beforeValidate: [({ value }) => (typeof value === 'string' ? toSitePath(value, cmsEnv().PUBLIC_URL) : value)],
  },
})

/**
 * Old paths of pages that moved. There are no drafts, because a saved redirect has no text to review. nginx serves
 * them with the next release.
 */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: { es: 'Redirección', en: 'Redirect' }, plural: { es: 'Redirecciones', en: 'Redirects' } },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'isAutomatic', 'updatedAt'],
    group: menuGroups.settings,
    description: {
      es: 'Las direcciones viejas que siguen funcionando. Cuando cambia la dirección de una página publicada, la anterior se agrega sola.',
      en: 'The old addresses that still work. When the address of a published page changes, the old one is added automatically.',
    },
  },
  defaultSort: '-updatedAt',
  fields: [
    newRecordTitleField,
    {
      ...pathField(
        'from',
        { es: 'Dirección vieja', en: 'Old address' },
        {
          es: 'Sin el dominio, por ejemplo /proyectos/condominios/nombre-anterior. Las páginas que están debajo de ella también llevan a la nueva.',
          en: 'Without the domain, for example /proyectos/condominios/old-name. The pages below it lead to the new one too.',
        },
      ),
      unique: true,
      index: true,
    },
    pathField(
      'to',
      { es: 'Dirección nueva', en: 'New address' },
      { es: 'La página de este sitio que la reemplaza.', en: 'The page of this site that replaces it.' },
    ),
    {
      name: 'isAutomatic',
      type: 'checkbox',
      label: { es: 'Agregada sola', en: 'Added automatically' },
      defaultValue: false,
      admin: { readOnly: true, position: 'sidebar', condition: ({ isAutomatic }) => isAutomatic === true },
    },
  ],
  hooks: {
    beforeChange: [checkRedirect],
    afterChange: [
      async ({ doc, req, collection }) =>
        requestPublish(req, collection.slug, [changeOf(collection, doc, 'published')]),
    ],
    afterDelete: [
      async ({ doc, req, collection }) => requestPublish(req, collection.slug, [changeOf(collection, doc, 'deleted')]),
    ],
  },
}
