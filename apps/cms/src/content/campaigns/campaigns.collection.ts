import { termsBlockTypes } from '@app/domain/snapshot/campaign.schema'
import type { ArrayField, CollectionConfig } from 'payload'
import { copyName, emptyInCopy } from '../../panel/fields/duplicates'
import { type ListLabel, list } from '../../panel/fields/groups'
import { dateTime, position, uniqueSlug } from '../../panel/fields/numbers'
import { optionalUpload } from '../../panel/fields/relationships'
import { line, optionalLine, paragraph } from '../../panel/fields/texts'
import { listOf } from '../../panel/list/list-config'
import { menuGroups } from '../../panel/navigation/menu-groups'
import { optionsOf } from '../../platform/labels'
import { publicCollection } from '../public-content'

const legalLines = (name: string, label: ListLabel): ArrayField =>
  list(
    name,
    label,
    [
      {
        name: 'type',
        type: 'select',
        label: { es: 'Tipo', en: 'Type' },
        required: true,
        options: optionsOf(termsBlockTypes, {
          title: { es: 'Título', en: 'Title' },
          subtitle: { es: 'Subtítulo', en: 'Subtitle' },
          'section-title': { es: 'Título de sección', en: 'Section title' },
          numbered: { es: 'Numerado', en: 'Numbered' },
          paragraph: { es: 'Párrafo', en: 'Paragraph' },
          list: { es: 'Lista', en: 'List' },
          sublist: { es: 'Sublista', en: 'Sublist' },
          lettered: { es: 'Lista con letras', en: 'Lettered' },
          markdown: { es: 'Texto con formato', en: 'Markdown' },
        }),
      },
      paragraph('text', { es: 'Texto', en: 'Text' }),
    ],
    { min: 1 },
  )

/** The campaigns. Their dates determine whether they are upcoming, running or archived. */
export const campaigns: CollectionConfig = publicCollection({
  slug: 'campaigns',
  labels: { singular: { es: 'Campaña', en: 'Campaign' }, plural: { es: 'Campañas', en: 'Campaigns' } },
  admin: { useAsTitle: 'title', defaultColumns: ['title', 'startsAt', 'endsAt', '_status'], group: menuGroups.content },
  defaultSort: '-startsAt',
  custom: listOf({
    note: ['project'],
    image: 'image',
    columns: ['_status', 'startsAt', 'endsAt', 'languages', 'updatedAt'],
    filters: ['project'],
  }),
  fields: [
    uniqueSlug('key', { es: 'Dirección en el sitio', en: 'Slug' }, { from: 'title' }),
    { ...line('title', { es: 'Título', en: 'Title' }), hooks: { beforeDuplicate: [copyName] } },
    paragraph('summary', { es: 'Resumen', en: 'Summary' }),
    { ...dateTime('startsAt', { es: 'Empieza', en: 'Starts At' }), hooks: { beforeDuplicate: [emptyInCopy] } },
    { ...dateTime('endsAt', { es: 'Termina', en: 'Ends At' }), hooks: { beforeDuplicate: [emptyInCopy] } },
    {
      ...optionalLine(
        'dateLabel',
        { es: 'Fecha que se muestra', en: 'Date Label' },
        { description: { es: 'Solo si las dos fechas no lo dicen.', en: 'Only if the two dates are not enough.' } },
      ),
      hooks: { beforeDuplicate: [emptyInCopy] },
    },
    {
      name: 'exchangeRate',
      type: 'number',
      label: { es: 'Tipo de cambio', en: 'Exchange Rate' },
      admin: {
        step: 0.01,
        description: {
          es: 'Solo si las bases fijan un tipo de cambio propio.',
          en: 'Only if the terms set their own exchange rate.',
        },
      },
    },
    { name: 'project', type: 'relationship', label: { es: 'Proyecto', en: 'Project' }, relationTo: 'projects' },
    optionalUpload('image', { es: 'Imagen', en: 'Image' }),
    legalLines('terms', {
      es: 'Bases',
      en: 'Terms',
      row: { es: 'Línea', en: 'Term' },
      rows: { es: 'Líneas', en: 'Terms' },
    }),
  ],
})

export const termsSections: CollectionConfig = publicCollection({
  slug: 'terms-sections',
  labels: {
    singular: { es: 'Sección de términos', en: 'Terms Section' },
    plural: { es: 'Secciones de términos', en: 'Terms Sections' },
  },
  admin: { useAsTitle: 'title', group: menuGroups.legal },
  defaultSort: 'order',
  fields: [
    uniqueSlug('key', { es: 'Clave', en: 'Key' }),
    position(),
    line('title', { es: 'Título', en: 'Title' }),
    {
      name: 'icon',
      type: 'select',
      label: { es: 'Ícono', en: 'Icon' },
      required: true,
      options: [
        { value: 'scale', label: { es: 'Balanza', en: 'Scale' } },
        { value: 'users', label: { es: 'Personas', en: 'Users' } },
        { value: 'gift', label: { es: 'Regalo', en: 'Gift' } },
      ],
    },
    {
      name: 'listsCampaigns',
      type: 'checkbox',
      label: { es: 'Muestra las campañas', en: 'Lists Campaigns' },
      defaultValue: false,
    },
    list('accordions', { es: 'Acordeones', en: 'Accordions', row: { es: 'Acordeón', en: 'Accordion' } }, [
      { name: 'key', type: 'text', label: { es: 'Clave', en: 'Key' }, required: true },
      line('title', { es: 'Título', en: 'Title' }),
      legalLines('blocks', {
        es: 'Bloques',
        en: 'Blocks',
        row: { es: 'Línea', en: 'Block' },
        rows: { es: 'Líneas', en: 'Blocks' },
      }),
    ]),
  ],
})
