import { releaseKinds, releaseStates } from '@app/domain/release/release'
import type { CollectionConfig, Field } from 'payload'
import { listOf } from '../../panel/list/list-config'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { type Label, optionsOf } from '../../platform/labels'

const hiddenAdmin = { hidden: true, disableListColumn: true, disableListFilter: true }
const readOnly = (field: Field): Field => ({ ...field, admin: { readOnly: true, ...field.admin } }) as Field

const momentField = (name: string, label: Label): Field =>
  readOnly({
    name,
    type: 'date',
    label,
    admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm:ss' } },
  })

/**
 * The releases of the site, requested by the CMS and updated by the worker. `outcome` is the result of the last
 * attempt.
 */
export const releases: CollectionConfig = {
  slug: 'releases',
  labels: {
    singular: { es: 'Publicación del sitio', en: 'Release' },
    plural: { es: 'Publicaciones del sitio', en: 'Releases' },
  },
  admin: {
    // The name is an identifier such as 2026-11-19T14-58-06-586Z.
    useAsTitle: 'askedAt',
    listSearchableFields: ['name'],
    defaultColumns: ['name', 'state', 'details', 'askedBy', 'reason', 'onlineSince'],
    group: menuGroups.system,
    components: { beforeListTable: ['/publishing/releases/views/release-list-notice#ReleaseListNotice'] },
    description: {
      es: 'Lo que ven los visitantes y cómo llegó ahí. Para volver a una versión anterior, ábrela: cambia el sitio, no el contenido, y el próximo cambio publica como siempre.',
      en: 'What visitors see, and its history. To roll back to an older version, open it: the site changes, the content does not, and the next change is published as usual.',
    },
  },
  defaultSort: '-createdAt',
  custom: listOf({
    title: ['createdAt'],
    titlePrefix: { es: 'Publicación:', en: 'Release:' },
    columns: ['state', 'details', 'askedBy', 'reason', 'seconds'],
    states: {
      state: {
        waiting: 'waiting',
        building: 'half',
        online: 'good',
        refused: 'bad',
        failed: 'bad',
        replaced: 'done',
      },
    },
    labelled: ['seconds'],
    filters: ['state'],
    missing: {
      askedBy: { es: 'Automática', en: 'Automatic' },
      seconds: { es: 'Sin terminar', en: 'Not finished' },
    },
  }),
  fields: [
    {
      name: 'details',
      type: 'ui',
      label: { es: 'Qué cambió', en: 'Details' },
      custom: { isFact: true },
      admin: {
        components: {
          Field: '/publishing/releases/views/release-details#ReleaseDetails',
          Cell: '/publishing/releases/views/release-changes-cell#ReleaseChangesCell',
        },
      },
    },
    readOnly({
      name: 'name',
      type: 'text',
      label: { es: 'Nombre', en: 'Name' },
      index: true,
      custom: { isFact: false },
    }),
    readOnly({
      name: 'state',
      type: 'select',
      label: { es: 'Estado', en: 'State' },
      options: optionsOf(releaseStates, {
        waiting: { es: 'En espera', en: 'Waiting' },
        building: { es: 'En construcción', en: 'Building' },
        online: { es: 'En línea', en: 'Online' },
        refused: { es: 'Rechazado', en: 'Rejected' },
        failed: { es: 'Falló', en: 'Failed' },
        replaced: { es: 'Reemplazada', en: 'Replaced' },
      }),
      index: true,
    }),
    readOnly({
      name: 'kind',
      type: 'select',
      label: { es: 'Tipo', en: 'Kind' },
      options: optionsOf(releaseKinds, {
        publish: { es: 'Publicación', en: 'Publish' },
        rollback: { es: 'Vuelta a una versión anterior', en: 'Rollback' },
      }),
    }),
    readOnly({ name: 'askedBy', type: 'text', label: { es: 'Pedido por', en: 'Requested By' } }),
    momentField('askedAt', { es: 'Pedido el', en: 'Requested At' }),
    readOnly({ name: 'reason', type: 'textarea', label: { es: 'Motivo', en: 'Reason' } }),
    momentField('startedAt', { es: 'Inicio', en: 'Started At' }),
    momentField('onlineSince', { es: 'Salió en línea', en: 'Went Online' }),
    readOnly({ name: 'seconds', type: 'number', label: { es: 'Duración (s)', en: 'Duration (s)' } }),
    readOnly({ name: 'attempts', type: 'number', label: { es: 'Intentos', en: 'Attempts' } }),
    {
      name: 'outcome',
      type: 'select',
      label: { es: 'Resultado', en: 'Outcome' },
      options: [
        { value: 'published', label: { es: 'Publicado', en: 'Published' } },
        { value: 'failed', label: { es: 'Falló', en: 'Failed' } },
      ],
      admin: hiddenAdmin,
    },
    { name: 'problems', type: 'textarea', label: { es: 'Problemas', en: 'Problems' }, admin: hiddenAdmin },
    { name: 'problemList', type: 'json', admin: hiddenAdmin },
    { name: 'changes', type: 'json', admin: hiddenAdmin },
    { name: 'target', type: 'text', label: { es: 'Lleva a', en: 'Target' }, admin: hiddenAdmin },
    { name: 'kept', type: 'checkbox', defaultValue: false, admin: hiddenAdmin },
  ],
}
