import { releaseKinds, releaseStates } from '@sillar/domain/release/release'
import type { CollectionConfig, Field } from 'payload'

const hidden = { hidden: true, disableListColumn: true, disableListFilter: true }
const readOnly = (field: Field): Field => ({ ...field, admin: { readOnly: true, ...field.admin } }) as Field

const moment = (name: string): Field =>
  readOnly({
    name,
    type: 'date',
    admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm:ss' } },
  })

/**
 * Asked for by the CMS and written by the worker, so that staff see what visitors see, who asked for it and why, and what
 * keeps a publish from them. `outcome` is how the last attempt ended.
 */
export const releases: CollectionConfig = {
  slug: 'releases',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'details', 'askedBy', 'reason', 'onlineSince'],
    group: 'System',
    description: {
      es: 'Lo que ven los visitantes y cómo llegó ahí. Para volver a una versión anterior, ábrela: cambia el sitio, no el contenido, y el próximo cambio publica como siempre.',
      en: 'What visitors see and how it got there. To go back to an older version, open it: the site changes, not the content, and the next change publishes as usual.',
    },
  },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'details',
      type: 'ui',
      admin: {
        components: {
          Field: '/publishing/releases/views/release-details#ReleaseDetails',
          Cell: '/publishing/releases/views/release-changes-cell#ReleaseChangesCell',
        },
      },
    },
    readOnly({ name: 'name', type: 'text', index: true }),
    readOnly({ name: 'state', type: 'select', options: [...releaseStates], index: true }),
    readOnly({ name: 'kind', type: 'select', options: [...releaseKinds] }),
    readOnly({ name: 'askedBy', type: 'text' }),
    moment('askedAt'),
    readOnly({ name: 'reason', type: 'textarea' }),
    moment('startedAt'),
    moment('onlineSince'),
    readOnly({ name: 'seconds', type: 'number' }),
    readOnly({ name: 'attempts', type: 'number' }),
    { name: 'outcome', type: 'select', options: ['published', 'failed'], admin: hidden },
    { name: 'problems', type: 'textarea', admin: hidden },
    { name: 'problemList', type: 'json', admin: hidden },
    { name: 'changes', type: 'json', admin: hidden },
    { name: 'target', type: 'text', admin: hidden },
    { name: 'kept', type: 'checkbox', defaultValue: false, admin: hidden },
  ],
}
